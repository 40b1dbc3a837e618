/** The days on which banks settle, which all services count alike. */
export * from '@reset/service-kit/calendar/banking-day.ts';

/** Holidays and weekends move a day of pay by at most this. */
export const MAX_MOVED_DAYS = 3;
