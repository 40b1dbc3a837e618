import type { CalendarDate } from '#calendar/calendar-date.ts';
import { formatDollars } from '#money/format-dollars.ts';

/* How a statement says amounts, days and kinds of lines on paper. */

/** '$24.15', and '−$24.15' below zero. */
export const dollars = (cents: number): string =>
  `${cents < 0 ? '−' : ''}${formatDollars(Math.abs(cents))}`;

/** 'Nov 1, 2026' */
export const shortDay = (day: CalendarDate): string => short.format(asUtc(day));

/** 'November 2026' */
export const monthOf = (day: CalendarDate): string => monthAndYear.format(asUtc(day));

const monthAndYear = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const short = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});
const asUtc = (day: CalendarDate): number => Date.parse(`${day}T00:00:00Z`);

/**
 * What kind of line it is, and of a debit of her bank what its day is; null where its memo says all.
 */
export const subtypeLabel = (subtype: string): string | null => LABELS.get(subtype) ?? null;

const LABELS = new Map([
  ['purchase', 'Purchase'],
  ['refund', 'Refund'],
  ['repayment', 'Arrived with us'],
  ['returned_repayment', 'Sent back'],
]);
