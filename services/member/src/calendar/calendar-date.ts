import { DateTime } from 'luxon';

/** A day with no time and no zone, as `2026-11-20`; such days compare as text. */
export type CalendarDate = string;

/** The zone in which the product's rules say `today` (decision C-052). */
const RULES_ZONE = 'America/Los_Angeles';

/** The day on which an instant falls where the rules are read. */
export const dayOf = (instant: Date): CalendarDate =>
  isoDate(DateTime.fromJSDate(instant, { zone: RULES_ZONE }));

/** The day that many days later, or earlier when negative. */
export const plusDays = (day: CalendarDate, days: number): CalendarDate =>
  isoDate(at(day).plus({ days }));

/** The same day of the month that many months later; the last one where it is missing. */
export const plusMonths = (day: CalendarDate, months: number): CalendarDate =>
  isoDate(at(day).plus({ months }));

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
