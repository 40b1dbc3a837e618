import type { NextRepayment as WireNextRepayment } from '@reset/api-contract/member/repayments.ts';
import type { CalendarDate } from '#calendar/calendar-date.ts';
import { toDollars } from '#money/dollars.ts';
import { type Purpose, shareOwed } from './instances.ts';

type DebitedBank = { name: string; mask: string | null };

/** How a member's debt stands when the next repayment is looked for. */
export type Debt = {
  repaysByDebit: boolean;
  /** Posted, and neither repaid nor about to be. */
  payableCents: number;
  /** Held for purchases that no merchant has collected yet. */
  pendingCents: number;
  /** Debits that are under way, by their days. */
  underWay: readonly { day: CalendarDate; cents: number; bank: DebitedBank }[];
  /** Debits that are planned, by their days; `amountCents` is null for all that is owed then. */
  planned: readonly { purpose: Purpose; effectiveOn: CalendarDate; amountCents: number | null }[];
  /** Her bank has sent back a debit for what forbids further ones. */
  isDebitStopped: boolean;
  /** What may be debited now. */
  bank: DebitedBank | null;
  /** When she is paid next; null while nobody knows. */
  payday: CalendarDate | null;
};

/** What is repaid next, when, and from where. */
export type NextRepayment = {
  status: WireNextRepayment['status'];
  day: CalendarDate | null;
  cents: number;
  pendingCents: number;
  bank: DebitedBank | null;
  /** The debit after it; null for none. */
  following: { day: CalendarDate; cents: number } | null;
};

/**
 * The one answer to what is repaid next: a debit that is under way, the first that is planned, or what
 * her paycheck repays. Pending purchases are in no debit, so they are in none of its amounts.
 */
export function nextRepaymentOf(debt: Debt): NextRepayment {
  const { payableCents, pendingCents, bank, payday } = debt;
  const [underWay] = debt.underWay;
  const planned = debitsToCome(debt);
  const following = second([...debt.underWay, ...planned]);
  if (underWay) return { status: 'processing', pendingCents, ...underWay, following };
  const [next] = planned;
  const isPaidFirst = !debt.repaysByDebit && (!next || (payday !== null && payday < next.day));
  if (next && !isPaidFirst) {
    return { status: 'scheduled', ...next, pendingCents, bank, following };
  }
  const amounts = { cents: Math.max(payableCents, 0), pendingCents };
  const nothing = { ...amounts, day: null, bank: null, following: null };
  if (payableCents <= 0) return { ...nothing, status: 'nothing_owed' };
  if (isPaidFirst) return { ...nothing, status: 'from_pay', day: payday };
  if (debt.isDebitStopped) return { ...nothing, status: 'stopped' };
  return { ...nothing, status: 'unplanned', bank };
}

const debitsToCome = ({ isDebitStopped, payableCents, planned }: Debt) =>
  isDebitStopped
    ? []
    : shareOwed(payableCents, planned).map(({ effectiveOn: day, cents }) => ({ day, cents }));

const second = ([, one]: readonly { day: CalendarDate; cents: number }[]) =>
  one ? { day: one.day, cents: one.cents } : null;

/** As the browser is answered. */
export const wireNextRepayment = (next: NextRepayment): WireNextRepayment => ({
  status: next.status,
  day: next.day,
  amount: toDollars(next.cents),
  pending: toDollars(next.pendingCents),
  bank: next.bank,
  following: next.following && {
    day: next.following.day,
    amount: toDollars(next.following.cents),
  },
});
