/** Staff work by one clock, wherever they sit (decision C-049). */
const zone = { timeZone: 'America/Los_Angeles' } as const;

const short = new Intl.DateTimeFormat('en-US', { ...zone, dateStyle: 'short', timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en-US', { ...zone, dateStyle: 'short' });
const whole = new Intl.DateTimeFormat('en-US', {
  ...zone,
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** An instant of the wire in Pacific time, whose zone the page says: '11/20/26, 4:05 PM'. */
export const sayMoment = (instant: string): string => short.format(new Date(instant));

/** Its day in Pacific time: '11/20/26'. */
export const sayDayOf = (instant: string): string => day.format(new Date(instant));

/** An instant with its zone: 'Nov 20, 2026, 4:05 PM PST'. */
export const sayWholeMoment = (instant: string): string => whole.format(new Date(instant));
