import type { CalendarDate } from './calendar-date.ts';

/** A day as mails have it: 'Friday, November 27'. */
export const formatDay = (day: CalendarDate): string => DAY.format(new Date(`${day}T00:00:00Z`));

const DAY = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
});
