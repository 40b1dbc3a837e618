/** Dollars for the wire: a number of at most two decimals, exactly as many cents. */
export const toDollars = (cents: number): number => cents / 100;

/** What sums of a provider's floats may be off by, of a dollar or of their own size. */
const NOISE = 1e-12;

/**
 * Whole cents of a provider's dollars, which it sends as a JSON number.
 * @throws when it has a fraction of a cent: such an amount was misread
 */
export function toCents(dollars: number): number {
  const cents = Math.round(dollars * 100);
  if (
    !Number.isSafeInteger(cents) ||
    Math.abs(cents / 100 - dollars) > NOISE * Math.max(1, Math.abs(dollars))
  ) {
    throw new Error('The amount is not in whole cents.');
  }
  return cents;
}
