/** Days without a time, as all services read them. */
export * from '@reset/service-kit/calendar/calendar-date.ts';
