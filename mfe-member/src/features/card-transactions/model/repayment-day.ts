import { toCents } from '#money/money.ts';
import type { CardTransaction } from '../api/get-card-transactions.ts';
import { isCurrent, leftCents } from './transaction-state.ts';

type Debit = { day: string; amount: number };

/** What is repaid next and after it, as the dashboard says it. */
export type ToCome = { day: string | null; amount: number; following: Debit | null };

/**
 * The day on which all of a purchase is repaid, as far as it is known: repayments pay the oldest
 * purchases first. null where what is planned does not reach it.
 */
export function repaymentDay(
  transaction: CardTransaction,
  transactions: readonly CardTransaction[],
  next: ToCome | null,
): string | null {
  if (!next?.day) return null;
  const upToIt = transactions
    .filter((one) => isCurrent(one) && one.customerState !== 'pending')
    .filter(({ createdAt }) => createdAt <= transaction.createdAt);
  const owedCents = upToIt.reduce((sum, one) => sum + leftCents(one), 0);
  const nextCents = toCents(next.amount);
  if (owedCents <= nextCents) return next.day;
  const { following } = next;
  return following && owedCents <= nextCents + toCents(following.amount) ? following.day : null;
}
