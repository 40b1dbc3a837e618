/** A day without a time, as the wire has it: `2026-11-27`. */
export type CalendarDate = string;

const DAY_MS = 86_400_000;

/** The day on this browser's calendar, by which pages say today. */
export function dayOf(instant: Date): CalendarDate {
  const parts = [instant.getFullYear(), instant.getMonth() + 1, instant.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/** The day that many days later, or earlier when negative. */
export const plusDays = (day: CalendarDate, days: number): CalendarDate =>
  new Date(startOf(day) + days * DAY_MS).toISOString().slice(0, day.length);

/** How many days `later` comes after `earlier`. */
export const daysBetween = (earlier: CalendarDate, later: CalendarDate): number =>
  (startOf(later) - startOf(earlier)) / DAY_MS;

/** The first weekday from a day on. Holidays are passed over. */
export function weekdayFrom(day: CalendarDate): CalendarDate {
  const weekday = new Date(startOf(day)).getUTCDay();
  if (weekday === 6) return plusDays(day, 2);
  return weekday === 0 ? plusDays(day, 1) : day;
}

const startOf = (day: CalendarDate): number => Date.parse(`${day}T00:00:00Z`);
