/** A whole, as basis points of it. */
export const WHOLE = 10_000;

/** Of a multiplier from 0 to 1; a float's noise is rounded away. */
export const toBasisPoints = (multiplier: number): number => Math.round(multiplier * WHOLE);

/**
 * That many basis points of an amount that is not below zero, rounded down to the cent. In bigint,
 * because the product may pass 2^53.
 */
export const partOf = (cents: number, basisPoints: number): number =>
  Number((BigInt(cents) * BigInt(basisPoints)) / BigInt(WHOLE));
