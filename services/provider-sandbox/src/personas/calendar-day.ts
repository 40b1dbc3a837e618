import { DateTime } from 'luxon';

/** A day as the providers write it, 'YYYY-MM-DD'. */
export type CalendarDay = string;

const DAY_MS = 86_400_000;
/** Days begin, and clocks are changed, at whole quarters of an hour everywhere. */
const QUARTER_MS = 15 * 60_000;
/** Every call needs the day, and nearly always the same one. */
let cached = { quarter: Number.NaN, day: '' };

/** The day that it is in Los Angeles, where the product's rules are reckoned. */
export function dayOf(now: Date): CalendarDay {
  const quarter = Math.floor(now.getTime() / QUARTER_MS);
  if (quarter !== cached.quarter) {
    const day = write(DateTime.fromJSDate(now, { zone: 'America/Los_Angeles' }));
    cached = { quarter, day };
  }
  return cached.day;
}

/** Negative for days before. */
export const plusDays = (day: CalendarDay, days: number): CalendarDay =>
  write(read(day).plus({ days }));

/** The same day of the month, or that month's last day where it is shorter. */
export const plusMonths = (day: CalendarDay, months: number): CalendarDay =>
  write(read(day).plus({ months }));

/** A day as a number, one more than the day before; faster to compare than dates. */
export const dayNumber = (day: CalendarDay): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

const read = (day: CalendarDay) => DateTime.fromISO(day, { zone: 'utc' });

const write = (time: DateTime): CalendarDay => time.toFormat('yyyy-MM-dd');
