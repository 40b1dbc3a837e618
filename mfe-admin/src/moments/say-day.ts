// A date without a time has no zone: it is read and said by one.
const short = new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeZone: 'UTC' });

/** '2026-11-28' as lists have it: '11/28/26'. */
export const sayDay = (date: string): string => short.format(new Date(date));
