import type { CalendarDate } from '#dates/calendar-date.ts';
import { t } from '#messages.ts';

interface NamedExpense {
  merchantName: string | null;
  description: string | null;
}

/** Whom it is paid to, or what the bank wrote; null when neither is known. */
export const expenseName = ({ merchantName, description }: NamedExpense): string | null =>
  merchantName?.trim() || description?.trim() || null;

/** By last occurrence, the newest first. The list itself is left as it was. */
export const newestFirst = <Expense extends { lastOccurrenceDate: CalendarDate }>(
  expenses: readonly Expense[],
): Expense[] =>
  expenses.toSorted((one, other) => other.lastOccurrenceDate.localeCompare(one.lastOccurrenceDate));

/** '1st', '2nd', '11th': the day of the month that a date falls on, as it is said in the language. */
export function dayOfMonth(date: CalendarDate): string {
  const day = Number(date.slice(8));
  return t(`expenses.ordinal.${ordinals.select(day) as EnglishOrdinal}`, { day });
}

const ordinals = new Intl.PluralRules('en-US', { type: 'ordinal' });

type EnglishOrdinal = 'one' | 'two' | 'few' | 'other';
