import type { CalendarDate } from '#dates/calendar-date.ts';

/** By last occurrence, the newest first. The list itself is left as it was. */
export const newestFirst = <Expense extends { lastOccurrenceDate: CalendarDate }>(
  expenses: readonly Expense[],
): Expense[] =>
  expenses.toSorted((one, other) => other.lastOccurrenceDate.localeCompare(one.lastOccurrenceDate));
