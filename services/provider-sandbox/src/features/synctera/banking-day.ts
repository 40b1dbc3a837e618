import { DateTime } from 'luxon';

/** YYYY-MM-DD, where the bank is. */
export const calendarDay = (instant: Date): string =>
  DateTime.fromJSDate(instant, { zone: 'America/New_York' }).toFormat('yyyy-MM-dd');

/** The next day on which banks send money to one another; holidays are not imitated. */
export function dayAfter(day: string): string {
  const next = DateTime.fromISO(day).plus({ days: 1 });
  return next.isWeekend ? dayAfter(next.toFormat('yyyy-MM-dd')) : next.toFormat('yyyy-MM-dd');
}
