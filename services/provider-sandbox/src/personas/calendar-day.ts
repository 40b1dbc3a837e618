import { DateTime } from 'luxon';

/** A day as the providers write it, 'YYYY-MM-DD'. */
export type CalendarDay = string;

/** The day that it is in Los Angeles, where the product's rules are reckoned. */
export const dayOf = (now: Date): CalendarDay =>
  write(DateTime.fromJSDate(now, { zone: 'America/Los_Angeles' }));

/** Negative for days before. */
export const plusDays = (day: CalendarDay, days: number): CalendarDay =>
  write(read(day).plus({ days }));

/** The same day of the month, or that month's last day where it is shorter. */
export const plusMonths = (day: CalendarDay, months: number): CalendarDay =>
  write(read(day).plus({ months }));

const read = (day: CalendarDay) => DateTime.fromISO(day, { zone: 'utc' });

const write = (time: DateTime): CalendarDay => time.toFormat('yyyy-MM-dd');
