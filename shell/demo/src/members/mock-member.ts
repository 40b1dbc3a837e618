import type { Profile } from '@reset/api-contract/member/profile.ts';
import type { IncomeTaxReturns } from '@reset/api-contract/member/tax-returns.ts';
import { partOf } from '@reset/spending-limit/basis-points.ts';
import { limitByFormula, shownLimitCents } from '@reset/spending-limit/spending-limit.ts';
import { plusDays, type CalendarDate } from '#days.ts';
import { sum, toCents } from '#money.ts';

/* Of a fictional member: what is kept, and the mock's arithmetic (specification 3, section 7). */

/** Gross pay of an hour. */
export const PAY_RATE_CENTS = 2_425;
/** In basis points, as the parts below. */
const NET_PAY = 7_200;
export const NET_PAY_RATIO = NET_PAY / 10_000;
/** What of accrued net earnings may be spent. */
export const SPENDABLE_PART = 5_000;
/** What of a paycheck is expected to repay. */
const REPAYMENT_SHARE = 4_000;
export const DAYS_TO_PAYDAY = 11;
/** A pay period's length. */
export const PAY_PERIOD_DAYS = 14;
/** How often a bill comes. */
const BILL_PERIOD_DAYS = 28;

export type MockMember = {
  profile: Profile;
  /** Those that no paycheck has paid yet, the first one first. */
  shifts: Shift[];
  /** The first one first. */
  purchases: Purchase[];
  bills: Bill[];
  /** The first one first. */
  paychecks: Paycheck[];
  /** The payday on whose pay she was congratulated last. */
  celebratedPayday?: CalendarDate;
  taxReturns: IncomeTaxReturns['income_tax_returns'];
};

export type Shift = { id: string; endedOn: CalendarDate; hours: number };

export type Purchase = {
  id: string;
  /** In ISO 8601. */
  at: string;
  cents: number;
  merchantName: string;
  /** It was above the limit. */
  isDeclined: boolean;
  repayments: { id: string; at: string; cents: number }[];
};

export type Bill = {
  id: string;
  merchantName: string;
  cents: number;
  /** A day on which it is due; it is due every four weeks. */
  dueOn: CalendarDate;
  category: string;
};

export type Paycheck = {
  id: string;
  paidOn: CalendarDate;
  netCents: number;
  repaidCents: number;
};

export const grossCentsOf = ({ hours }: Pick<Shift, 'hours'>): number =>
  Math.round(hours * PAY_RATE_CENTS);

const netCentsOf = (grossCents: number): number => partOf(grossCents, NET_PAY);

/** Net pay of the shifts that no paycheck has paid. */
export const accruedNetCents = ({ shifts }: Pick<MockMember, 'shifts'>): number =>
  netCentsOf(sum(shifts.map(grossCentsOf)));

/** What of a paycheck is expected to repay. */
export const repaymentOf = (paycheckCents: number): number =>
  partOf(paycheckCents, REPAYMENT_SHARE);

export const nextPayday = (today: CalendarDate): CalendarDate => plusDays(today, DAYS_TO_PAYDAY);

/** When a bill is due next, from today on. */
export function nextDueOn({ dueOn }: Pick<Bill, 'dueOn'>, today: CalendarDate): CalendarDate {
  let day = dueOn;
  while (day < today) day = plusDays(day, BILL_PERIOD_DAYS);
  return day;
}

export const lastDueOn = (bill: Pick<Bill, 'dueOn'>, today: CalendarDate): CalendarDate =>
  plusDays(nextDueOn(bill, today), -BILL_PERIOD_DAYS);

/** Bills that are due until the next payday, that day with them. */
export const upcomingBillsCents = (
  bills: readonly Pick<Bill, 'dueOn' | 'cents'>[],
  today: CalendarDate,
): number =>
  sum(
    bills.filter((bill) => nextDueOn(bill, today) <= nextPayday(today)).map(({ cents }) => cents),
  );

export const repaidCents = ({ repayments }: Pick<Purchase, 'repayments'>): number =>
  sum(repayments.map(({ cents }) => cents));

/** What of a purchase is owed. */
export const owedCents = (purchase: Purchase): number =>
  purchase.isDeclined ? 0 : purchase.cents - repaidCents(purchase);

export const outstandingCents = ({ purchases }: Pick<MockMember, 'purchases'>): number =>
  sum(purchases.map(owedCents));

export const balanceCents = ({ profile }: Pick<MockMember, 'profile'>): number =>
  toCents(profile.available_bank_balance ?? 0);

/** The spending limit, by the formula of the services. */
export function limitOf(member: MockMember, today: CalendarDate) {
  const { cents: grossCents, isByBills } = limitByFormula({
    earnedCents: accruedNetCents(member),
    basisPoints: SPENDABLE_PART,
    availableCents: balanceCents(member),
    billsCents: upcomingBillsCents(member.bills, today),
  });
  return {
    grossCents,
    isByBills,
    shownCents: shownLimitCents(grossCents, outstandingCents(member)),
  };
}
