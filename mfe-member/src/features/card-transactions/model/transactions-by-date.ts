import { localDate, type CalendarDate } from '#dates/calendar-date.ts';
import { toCents } from '#money/money.ts';
import type { CardTransaction } from '../api/get-card-transactions.ts';
import { leftCents, transactionBadge } from './transaction-state.ts';

/** The transactions of one day on this browser's calendar. */
export interface TransactionDay {
  date: CalendarDate;
  transactions: CardTransaction[];
  /**
   * What they come to, less what is repaid of those that are still owed, without those for which no
   * money was taken; null where that is all of them, or where it is nothing.
   */
  sumCents: number | null;
  /** Whether a part of what is still owed is repaid. */
  isLess: boolean;
}

/** The newest day first, and within it the newest transaction first. */
export function transactionsByDate(transactions: readonly CardTransaction[]): TransactionDay[] {
  const newestFirst = transactions.toSorted(
    (one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt),
  );
  const days = Map.groupBy(newestFirst, ({ createdAt }) => localDate(new Date(createdAt)));
  return [...days].map(([date, onThatDay]) => ({
    date,
    transactions: onThatDay,
    sumCents: sumOf(onThatDay.filter((transaction) => transactionBadge(transaction).isCharged)),
    isLess: onThatDay.some((one) => leftCents(one) !== toCents(one.amount)),
  }));
}

const sumOf = (charged: readonly CardTransaction[]): number | null =>
  charged.reduce((sum, one) => sum + leftCents(one), 0) || null;
