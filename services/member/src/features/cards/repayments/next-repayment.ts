import type { NextRepayment as WireNextRepayment } from '@reset/api-contract/member/repayments.ts';
import type { CalendarDate } from '#calendar/calendar-date.ts';
import type { TakeBack } from '#features/disputes/disputes.ts';
import { toDollars } from '#money/dollars.ts';
import { type Purpose, shareOwed } from './instances.ts';

type DebitedBank = { name: string; mask: string | null };

/** How a member's debt stands when the next repayment is looked for. */
export type Debt = {
  repaysByDebit: boolean;
  /** Posted, and neither repaid nor about to be. */
  payableCents: number;
  /** What of that she spent of a tax refund, which repays it. */
  ofRefundCents: number;
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
  /** Credits of lost disputes, which she owes again from their day on. */
  takeBacks: readonly TakeBack[];
};

/** A debit that is under way or planned, on its banking day. */
export type DebitToCome = { day: CalendarDate; cents: number; isUnderWay: boolean };

/** What is repaid next, when, and from where. */
export type NextRepayment = {
  status: WireNextRepayment['status'];
  day: CalendarDate | null;
  cents: number;
  pendingCents: number;
  /** What is repaid by a tax refund, and in no amount of a debit. */
  ofRefundCents: number;
  bank: DebitedBank | null;
  /** The debits after it, under way or planned, by their days. */
  later: readonly DebitToCome[];
  /** What she owes from a day to come on, and is in no amount. */
  takeBacks: readonly TakeBack[];
};

/**
 * The one answer to what is repaid next: a debit that is under way, the first that is planned, or what
 * her paycheck repays. Pending purchases are in no debit, so they are in none of its amounts.
 */
export const nextRepaymentOf = (debt: Debt): NextRepayment => ({
  ...nextOf(debt),
  takeBacks: debt.takeBacks,
});

function nextOf(debt: Debt): Omit<NextRepayment, 'takeBacks'> {
  const { pendingCents, bank, payday } = debt;
  const payableCents = debt.payableCents - debt.ofRefundCents;
  const [underWay] = debt.underWay;
  const toCome = debitsToCome(debt);
  const [next, ...later] = toCome;
  const plannedCents = sumOf(toCome.filter(({ isUnderWay }) => !isUnderWay));
  const restCents = Math.max(debt.payableCents - plannedCents, 0);
  const ofRefundCents = Math.min(debt.ofRefundCents, restCents);
  if (underWay) return { status: 'processing', pendingCents, ofRefundCents, ...underWay, later };
  const isPaidFirst = !debt.repaysByDebit && (!next || (payday !== null && payday < next.day));
  if (next && !isPaidFirst) {
    const { day, cents } = next;
    return { status: 'scheduled', day, cents, pendingCents, ofRefundCents, bank, later };
  }
  const amounts = { cents: Math.max(payableCents, 0), pendingCents, ofRefundCents };
  const nothing = { ...amounts, day: null, bank: null, later: [] };
  if (payableCents <= 0) return { ...nothing, status: 'nothing_owed' };
  if (isPaidFirst) return { ...nothing, status: 'from_pay', day: payday };
  if (debt.isDebitStopped) return { ...nothing, status: 'stopped' };
  return { ...nothing, status: 'unplanned', bank };
}

const sumOf = (debits: readonly DebitToCome[]): number =>
  debits.reduce((sum, { cents }) => sum + cents, 0);

/** Those under way before those that are planned, of which there are none while none is allowed. */
const debitsToCome = ({
  isDebitStopped,
  payableCents,
  ofRefundCents,
  underWay,
  planned,
}: Debt): DebitToCome[] => [
  ...underWay.map(({ day, cents }) => ({ day, cents, isUnderWay: true })),
  ...(isDebitStopped ? [] : shareOwed(payableCents, planned, ofRefundCents)).map(
    ({ effectiveOn: day, cents }) => ({
      day,
      cents,
      isUnderWay: false,
    }),
  ),
];

/** As the browser is answered. */
export const wireNextRepayment = (next: NextRepayment): WireNextRepayment => ({
  status: next.status,
  day: next.day,
  amount: toDollars(next.cents),
  pending: toDollars(next.pendingCents),
  of_refund: toDollars(next.ofRefundCents),
  bank: next.bank,
  ...(next.takeBacks.length > 0 && { take_backs: next.takeBacks.map(wireDebit) }),
  following: next.later[0] ? wireDebit(next.later[0]) : null,
});

/** What is debited, or taken back, on a day to come, as the browser is answered. */
export const wireDebit = ({
  day,
  cents,
}: Pick<DebitToCome, 'day' | 'cents'>): { day: CalendarDate; amount: number } => ({
  day,
  amount: toDollars(cents),
});
