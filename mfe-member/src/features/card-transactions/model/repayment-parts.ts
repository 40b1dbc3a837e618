import { toCents } from '#money/money.ts';
import type { Overview } from '#features/spending-limit/spending-limit.ts';
import type { CardTransaction } from '../api/get-card-transactions.ts';
import { owedCents } from './transaction-state.ts';

type NextRepayment = NonNullable<Overview['nextRepayment']>;

/** What is repaid next and after it, as the dashboard says it. */
export type ToCome = Pick<NextRepayment, 'status' | 'day' | 'amount' | 'following'>;

/** A part of what is left of a purchase, and what repays it. */
export type RepaymentPart = {
  cents: number;
  /** A debit that is under way or planned, her pay, or nothing that is planned. */
  by: 'processing' | 'scheduled' | 'from_pay' | 'unplanned';
  /** Null where none is known. */
  day: string | null;
};

/**
 * What repays a purchase, as far as it is known, the soonest first: repayments pay the oldest purchases
 * first, so that two of them, or what is planned and what is not, may each repay a part of it.
 */
export function repaymentParts(
  transaction: CardTransaction,
  transactions: readonly CardTransaction[],
  next: ToCome | null,
): RepaymentPart[] {
  const upToIt = transactions.filter(({ createdAt }) => createdAt <= transaction.createdAt);
  const untilCents = upToIt.reduce((sum, one) => sum + owedCents(one), 0);
  let paidCents = 0;
  let leftOfIt = owedCents(transaction);
  const parts = plannedOf(next).flatMap(({ cents, by, day }) => {
    paidCents += cents;
    const part = Math.min(leftOfIt, Math.max(paidCents - (untilCents - leftOfIt), 0));
    leftOfIt -= part;
    return part === 0 ? [] : [{ cents: part, by, day }];
  });
  return ofOneDay(
    leftOfIt === 0 ? parts : [...parts, { cents: leftOfIt, by: 'unplanned', day: null }],
  );
}

function plannedOf(next: ToCome | null): RepaymentPart[] {
  const by = next && PLANNED[next.status];
  if (!next || !by) return [];
  const { day, amount, following } = next;
  const first: RepaymentPart = { cents: toCents(amount), by, day };
  if (!following) return [first];
  return [first, { cents: toCents(following.amount), by: 'scheduled', day: following.day }];
}

/** Of the others nothing is planned, and the amount is what is owed. */
const PLANNED: Readonly<Partial<Record<NextRepayment['status'], RepaymentPart['by']>>> = {
  processing: 'processing',
  scheduled: 'scheduled',
  from_pay: 'from_pay',
};

/** Of two debits that are planned for one day it is not said which of them it is. */
function ofOneDay(parts: RepaymentPart[]): RepaymentPart[] {
  const [first, second, ...others] = parts;
  if (first?.by !== 'scheduled' || second?.by !== 'scheduled' || first.day !== second.day) {
    return parts;
  }
  return [{ ...first, cents: first.cents + second.cents }, ...others];
}
