import { localDate, type CalendarDate } from '#dates/calendar-date.ts';
import { toCents } from '#money/money.ts';
import type { CardTransaction } from '../api/get-card-transactions.ts';
import { transactionBadge } from './transaction-state.ts';

/** The transactions of one day on this browser's calendar. */
export interface TransactionDay {
  date: CalendarDate;
  transactions: CardTransaction[];
  /** What they come to, without those for which no money was taken; null where that is all of them. */
  sumCents: number | null;
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
  }));
}

const sumOf = (charged: readonly CardTransaction[]): number | null =>
  charged.length === 0 ? null : charged.reduce((sum, { amount }) => sum + toCents(amount), 0);
