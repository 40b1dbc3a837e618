import { describe, expect, it } from '@jest/globals';
import { limitByFormula, shownLimitCents } from './spending-limit.ts';

const HALF = 5_000;
const formula = (earnedCents: number, availableCents: number, billsCents: number) =>
  limitByFormula({ earnedCents, basisPoints: HALF, availableCents, billsCents });

describe('limitByFormula', () => {
  it.each([
    [20_000, 100_000, 30_000, 10_000, false],
    [20_000, 10_000, 25_000, 5_000, true],
    [20_001, 100_000, 0, 10_000, false],
    // The bank lacks exactly what was earned, and a cent less.
    [20_000, 0, 20_000, 0, true],
    [20_000, 0, 19_999, 1, true],
    [20_000, 0, 25_000, 0, true],
    // Where both are equal, the part of the pay is named.
    [20_000, 10_000, 20_000, 10_000, false],
    // An overdrawn account counts against the pay.
    [20_000, -15_000, 0, 5_000, true],
    [0, 100_000, 0, 0, false],
  ])('of pay %d, balance %d and bills %d is %d', (pay, balance, bills, cents, isByBills) => {
    expect(formula(pay, balance, bills)).toEqual({ cents, isByBills });
  });

  it('less what is outstanding is what may be spent [DEMO-036]', () => {
    const { cents } = formula(40_000, 100_000, 110_000);
    expect(cents).toBe(20_000);
    expect(shownLimitCents(cents, 5_000)).toBe(15_000);
    expect(shownLimitCents(cents, 20_001)).toBe(0);
  });
});
