/** An amount as people read it: '$1,234.50'. */
export const formatDollars = (cents: number): string => DOLLARS.format(cents / 100);

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
