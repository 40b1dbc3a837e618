/** A day without a time, as '2026-11-27', is the same in every zone: '11/27/26'. */
export const sayDay = (date: string): string => short.format(new Date(`${date}T00:00:00Z`));

/** The same with the whole year, where it may be any: '11/27/2026'. */
export const sayWholeDay = (date: string): string => whole.format(new Date(`${date}T00:00:00Z`));

/** The same with its weekday: 'Fri, Nov 27'. */
export const sayWeekday = (date: string): string => named.format(new Date(`${date}T00:00:00Z`));

const short = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'short' });
const whole = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC' });
const named = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
});
