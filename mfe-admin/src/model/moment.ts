const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** An instant of the wire on this browser's clock: 'Nov 20, 2026, 4:05 PM'. */
export const moment = (instant: string): string => format.format(new Date(instant));
