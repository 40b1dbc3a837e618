import type { CalendarDay } from '#personas/calendar-day.ts';

/** Whether a day is on or after `from` and on or before `to`, as far as they are given. */
export const isBetween = (day: CalendarDay, from?: CalendarDay, to?: CalendarDay): boolean =>
  (from === undefined || day >= from) && (to === undefined || day <= to);
