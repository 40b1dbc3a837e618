/** From the wire's dollars to integer cents, in which everything is added up. */
export const toCents = (dollars: number): number => Math.round(dollars * 100);

/** The way back, for display. */
export const toDollars = (cents: number): number => cents / 100;

const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** Dollars as they are read: 1234.5 is '$1,234.50', -45 is '-$45.00'. */
export const formatDollars = (dollars: number): string => exact.format(dollars === 0 ? 0 : dollars);

/** Whole dollars only, for figures without cents: 120 is '$120'. */
export const formatWholeDollars = (dollars: number): string => whole.format(dollars);
