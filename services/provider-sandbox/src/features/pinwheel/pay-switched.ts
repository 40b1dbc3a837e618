import { dayOf, type CalendarDay } from '#personas/calendar-day.ts';
import { hoursPaid, netOf, paydayBefore } from '#personas/pay-history.ts';
import { findPersona } from '#personas/personas.ts';
import type { Context } from '../../context.ts';
import type { LinkedAccount, LinkedAccounts } from './linked-accounts.ts';

const POLL_MS = 500;
/** All that a statement has room for. */
const COMPANY_LENGTH = 16;

/**
 * Pays, where pay was switched to, on each payday counted from the day on which the account was
 * connected; also on those that a clock which was moved on has passed. What is paid there does not
 * come to her bank.
 */
export function paySwitched({ ach, clock }: Context, accounts: LinkedAccounts) {
  const pay = (account: LinkedAccount, today: CalendarDay) => {
    const { createdAt, switchedTo, switchedPercent = 100, paidThrough = today } = account;
    const payroll = findPersona(account.personaKey)?.payroll;
    if (!payroll || !switchedTo || paidThrough > today) return;
    // First, so that what fails is never paid twice.
    accounts.put({ ...account, paidThrough: today });
    const paydayOf = (place: number) =>
      paydayBefore(payroll, { today: dayOf(new Date(createdAt)), count: -place });
    for (let place = 0; paydayOf(place) <= today; place += 1) {
      const net = netOf(payroll, hoursPaid(payroll, -place));
      const cents = Math.floor((net * switchedPercent) / 100);
      if (paydayOf(place) <= paidThrough || cents === 0) continue;
      ach.send({
        accountNumber: switchedTo.accountNumber,
        cents,
        company: payroll.employerName.toUpperCase().slice(0, COMPANY_LENGTH),
        description: 'PAYROLL',
      });
    }
  };
  ach.divertsPay(({ personaKey, userId }) => {
    const account = accounts
      .ofEndUser(userId ?? '')
      .findLast((one) => one.personaKey === personaKey && one.switchedTo !== null);
    return account ? (account.switchedPercent ?? 100) : 0;
  });
  let seen: CalendarDay | null = null;
  const settle = () => {
    const today = dayOf(clock.now());
    if (today === seen) return;
    seen = today;
    for (const account of accounts.switched()) pay(account, today);
  };
  const timer = setInterval(settle, POLL_MS).unref();
  return { settle, stop: () => clearInterval(timer) };
}
