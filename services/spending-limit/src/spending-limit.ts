import { partOf } from './basis-points.ts';

/** What the formula is of; whole cents. */
export type LimitFigures = {
  /** Accrued net earnings, or a deposit that is seen on its way. */
  earnedCents: number;
  /** What part of that she may spend. */
  basisPoints: number;
  /** Below zero when her account is overdrawn. */
  availableCents: number;
  /** Bills due until the next payday. */
  billsCents: number;
};

/**
 * The smaller of her part of the pay, and the pay less what the bank lacks for the bills; at least
 * nothing (specification 3, section 7).
 */
export function limitByFormula(figures: LimitFigures): { cents: number; isByBills: boolean } {
  const { earnedCents, basisPoints, availableCents, billsCents } = figures;
  const part = partOf(earnedCents, basisPoints);
  const afterBills = earnedCents + Math.min(0, availableCents - billsCents);
  return { cents: Math.max(Math.min(part, afterBills), 0), isByBills: afterBills < part };
}

/** What of a limit she may still spend, at least nothing. */
export const shownLimitCents = (grossCents: number, outstandingCents: number): number =>
  Math.max(grossCents - outstandingCents, 0);
