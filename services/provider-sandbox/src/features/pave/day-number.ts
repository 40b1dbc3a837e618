import type { CalendarDay } from '#personas/calendar-day.ts';

const DAY_MS = 86_400_000;

/** Days as numbers, so that a year of them is compared without a thought. */
export const dayNumber = (day: CalendarDay): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
