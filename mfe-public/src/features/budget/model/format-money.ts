const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

/** Cents as they are read: 123450 is '$1,234.50', 120000 is '$1,200'. */
export const formatCents = (cents: number): string =>
  (cents % 100 === 0 ? whole : exact).format(cents / 100);

/** Whole dollars, as results have them: 2500.5 is '$2,501'. */
export const formatWholeDollars = (dollars: number): string => whole.format(dollars);

/** A part of a whole: 0.125 is '13%'. */
export const formatPercent = (part: number): string => percent.format(part);
