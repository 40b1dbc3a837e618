import { dayOf, type CalendarDay } from '#personas/calendar-day.ts';
import { paydayBefore } from '#personas/pay-history.ts';
import { findPersona } from '#personas/personas.ts';
import type { LinkedAccounts } from './linked-accounts.ts';

/** The people whose payday is shown: one repays by a debit of her bank, one from his pay. */
const SHOWN = ['hourly_ach', 'direct_deposit'];

/** The first payday of theirs on or after a day. */
export const seededPaydayFrom =
  (accounts: Pick<LinkedAccounts, 'find'>) =>
  (day: CalendarDay): CalendarDay => {
    const [first] = SHOWN.map((key) => paydayOf(accounts, key, day)).toSorted();
    if (first === undefined) throw new Error('Nobody is ever paid.');
    return first;
  };

function paydayOf(accounts: Pick<LinkedAccounts, 'find'>, key: string, day: CalendarDay) {
  const payroll = findPersona(key)?.payroll;
  const account = accounts.find(key);
  if (!payroll || !account) throw new Error(`${key} has no payroll.`);
  const linkedOn = dayOf(new Date(account.createdAt));
  let count = 0;
  const payday = () => paydayBefore(payroll, { today: linkedOn, count });
  while (payday() < day) count -= 1;
  return payday();
}
