import type { DashboardOverview, DashboardPayday } from '@reset/api-contract/member/dashboard.ts';
import type { NextRepayment } from '@reset/api-contract/member/repayments.ts';
import { dayOf, daysBetween, plusDays, weekdayFrom, type CalendarDate } from '#days.ts';
import {
  accruedNetCents,
  balanceCents,
  limitOf,
  nextPayday,
  outstandingCents,
  repaymentOf,
  SPENDABLE_PART,
  upcomingBillsCents,
  type MockMember,
  type Paycheck,
} from '#members/mock-member.ts';
import { BANK_MASK } from '#members/new-member.ts';
import { sum, toDollars } from '#money.ts';

/** GET /dashboard/overview. */
export function overviewOf(member: MockMember, now: Date): DashboardOverview {
  const today = dayOf(now);
  const { profile } = member;
  const { grossCents, shownCents, isByBills } = limitOf(member, today);
  const payday = nextPayday(today);
  return {
    as_of: now.toISOString(),
    dsl: { current_amount: toDollars(shownCents), max_amount: toDollars(grossCents) },
    limit_steps: [
      {
        reason: isByBills ? 'bills' : 'part_of_pay',
        percent: isByBills ? null : SPENDABLE_PART / 100,
        amount: toDollars(grossCents),
      },
    ],
    next_payday: payday,
    next_payday_debit_on: weekdayFrom(payday),
    payroll: named(profile.accounts.payroll?.name, accruedNetCents(member)),
    linked_bank: {
      ...named(profile.linked_bank?.name, balanceCents(member)),
      reconnect_by: null,
    },
    reset_card: named('Reset Card', outstandingCents(member)),
    deposit_balance: 0,
    payout: null,
    tax_refund: null,
    upcoming_expenses_amount: toDollars(upcomingBillsCents(member.bills, today)),
    next_repayment: nextRepaymentOf(member, today),
    repayment_notices: [],
  };
}

const named = (name = '', cents: number) => ({ name, amount: toDollars(cents) });

/** What of her debt is repaid next, as overview, payday and repayments say it. */
export function nextRepaymentOf(member: MockMember, today: CalendarDate): NextRepayment {
  const owed = outstandingCents(member);
  const rest = { amount: toDollars(owed), pending: 0, of_refund: 0, following: null };
  const payday = nextPayday(today);
  if (owed === 0) return { status: 'nothing_owed', day: null, bank: null, ...rest };
  if (isRepaidByPay(member)) return { status: 'from_pay', day: payday, bank: null, ...rest };
  return { status: 'scheduled', day: weekdayFrom(payday), bank: bankOf(member), ...rest };
}

export const isRepaidByPay = ({ profile }: MockMember): boolean =>
  profile.repayment_method === 'direct_deposit_flow';

export const bankOf = ({ profile }: MockMember) => ({
  name: profile.linked_bank?.name ?? '',
  mask: BANK_MASK,
});

/** For so many days a payday whose pay arrived is the current one, as on the services; nothing of it moves after that. */
const PAYDAY_DAYS = 3;

/** GET /dashboard/payday. */
export function paydayOf(member: MockMember, now: Date): DashboardPayday {
  const today = dayOf(now);
  const last = member.paychecks.at(-1);
  const isCurrent = last && daysBetween(last.paidOn, today) < PAYDAY_DAYS;
  return {
    as_of: now.toISOString(),
    ...(isCurrent ? received(member, last.paidOn) : expected(member, today)),
    next_repayment: nextRepaymentOf(member, today),
    payout: null,
  };
}

type Pay = Omit<DashboardPayday, 'as_of' | 'next_repayment' | 'payout'>;

function expected(member: MockMember, today: CalendarDate): Pay {
  const payday = nextPayday(today);
  const paycheckCents = accruedNetCents(member);
  const repaymentCents = repaymentOf(paycheckCents);
  const debit = { day: weekdayFrom(payday), amount: toDollars(repaymentCents) };
  return {
    ...amounts(payday, paycheckCents, repaymentCents),
    paycheck_received: false,
    paycheck_on: null,
    paycheck_parts: [],
    paycheck_to: null,
    paycheck_celebrated: false,
    repaid_by: null,
    forwarded_by: null,
    repayment_status: 'expected',
    repayment_debits: isRepaidByPay(member) || repaymentCents === 0 ? [] : [debit],
  };
}

/** All that came in on that day together, and what it repaid. */
function received(member: MockMember, paidOn: CalendarDate): Pay {
  const paychecks = member.paychecks.filter((one) => one.paidOn === paidOn);
  const paycheckCents = sumOf(paychecks, 'netCents');
  const repaidCents = sumOf(paychecks, 'repaidCents');
  const { name: bankName, mask } = bankOf(member);
  const transfer = (cents: number) =>
    cents === 0
      ? null
      : { bank_name: bankName, bank_mask: mask, day: paidOn, amount: toDollars(cents) };
  const isByPay = isRepaidByPay(member);
  return {
    ...amounts(paidOn, paycheckCents, repaidCents),
    paycheck_received: true,
    paycheck_on: paidOn,
    paycheck_parts: isByPay
      ? paychecks.map(({ netCents }) => ({ day: paidOn, amount: toDollars(netCents) }))
      : [],
    paycheck_to: isByPay ? 'deposit_account' : 'bank',
    paycheck_celebrated: member.celebratedPayday === paidOn,
    repaid_by: isByPay ? null : transfer(repaidCents),
    forwarded_by: isByPay ? transfer(paycheckCents - repaidCents) : null,
    repayment_status: 'repaid',
    repayment_debits: [],
  };
}

const amounts = (payday: CalendarDate, paycheckCents: number, repaymentCents: number) => ({
  current_pay_period_end: plusDays(payday, -1),
  current_payday: payday,
  paycheck_amount: toDollars(paycheckCents),
  repayment_amount: toDollars(repaymentCents),
  remainder_amount: toDollars(paycheckCents - repaymentCents),
});

const sumOf = (paychecks: readonly Paycheck[], field: 'netCents' | 'repaidCents'): number =>
  sum(paychecks.map((paycheck) => paycheck[field]));
