const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** 'Nov 21, 2026, 3:05 PM', by the reader's clock. */
export const formatMoment = (instant: string): string => moment.format(new Date(instant));
