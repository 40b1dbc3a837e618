/** The days on which banks settle, which all services count alike. */
export * from '@reset/service-kit/calendar/banking-day.ts';
