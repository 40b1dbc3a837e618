import { DateTime } from 'luxon';

/** A day with no time and no zone, as `2026-11-20`; such days compare as text. */
export type CalendarDate = string;

/** The zone in which the product's rules say `today` (decision C-052). */
const RULES_ZONE = 'America/Los_Angeles';

const EARLIEST = '1900-01-01';
const LATEST = '2199-12-31';

/**
 * Whether the text is a day that exists and that anybody alive can mean: no
 * 30 February, and nothing outside the years 1900 to 2199, beyond which years
 * are written otherwise and no longer compare as text.
 */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  text >= EARLIEST &&
  text <= LATEST &&
  DateTime.fromISO(text, { zone: 'utc' }).isValid;

/** The instant that ISO 8601 text with an offset names; null when it names none. */
export function readInstant(text: string): Date | null {
  const isComplete = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/.test(text);
  const instant = DateTime.fromISO(text, { zone: 'utc' });
  return isComplete && instant.isValid && isDay(isoDate(instant)) ? instant.toJSDate() : null;
}

/** The day on which an instant falls where the rules are read. */
export const dayOf = (instant: Date): CalendarDate =>
  isoDate(DateTime.fromJSDate(instant, { zone: RULES_ZONE }));

/** The day that many days later, or earlier when negative. */
export const plusDays = (day: CalendarDate, days: number): CalendarDate =>
  isoDate(at(day).plus({ days }));

/** The same day of the month that many months later; the last one where it is missing. */
export const plusMonths = (day: CalendarDate, months: number): CalendarDate =>
  isoDate(at(day).plus({ months }));

/** How many days `later` comes after `earlier`. */
export const daysBetween = (earlier: CalendarDate, later: CalendarDate): number =>
  Math.round(at(later).diff(at(earlier), 'days').days);

export const dayOfMonth = (day: CalendarDate): number => at(day).day;

/** That day of the month in the month of `day`; the last one where it is missing. */
export const onDayOfMonth = (day: CalendarDate, wanted: number): CalendarDate => {
  const month = at(day);
  return isoDate(month.set({ day: Math.min(wanted, month.daysInMonth ?? 28) }));
};

// UTC has no gaps, so days can be counted in it.
function at(day: CalendarDate): DateTime<true> {
  const read = DateTime.fromISO(day, { zone: 'utc' });
  if (!read.isValid) throw new Error(`${day} is not a day.`);
  return read;
}

function isoDate(moment: DateTime): CalendarDate {
  const day = moment.toISODate();
  if (day === null) throw new Error('That instant is on no day.');
  return day;
}
