import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { spendingLimit, type LimitInputs } from './spending-limit.ts';

type Figures = [accrued: number, balance: number, bills: number, outstanding: number];

const limitOf = ([accruedNetCents, bankBalanceCents, billsCents, outstandingCents]: Figures) =>
  spendingLimit({ accruedNetCents, bankBalanceCents, billsCents, outstandingCents }).limitCents;

describe('spendingLimit', () => {
  it.each<[Figures, number]>([
    [[20_000, 100_000, 30_000, 0], 10_000],
    [[20_000, 10_000, 25_000, 0], 5_000],
    [[20_000, 10_000, 25_000, 6_000], 0],
    [[20_001, 100_000, 0, 0], 10_000],
    [[0, 100_000, 0, 0], 0],
    // The bank lacks exactly what was accrued.
    [[20_000, 0, 20_000, 0], 0],
    [[20_000, 0, 19_999, 0], 1],
    // The example of requirement DEMO-036.
    [[40_000, 100_000, 110_000, 5_000], 15_000],
    // An overdrawn account counts against the pay.
    [[20_000, -15_000, 0, 0], 5_000],
    [[1, 0, 0, 0], 0],
    [[2, 0, 0, 0], 1],
    // Where the two terms are equal, and a cent to either side of it.
    [[20_000, 10_000, 20_000, 0], 10_000],
    [[20_000, 9_999, 20_000, 0], 9_999],
    [[20_000, 10_001, 20_000, 0], 10_000],
    // Spent to the cent, and a cent less.
    [[20_000, 100_000, 0, 10_000], 0],
    [[20_000, 100_000, 0, 9_999], 1],
  ])('of accrued pay, balance, bills, outstanding %j is %d', (figures, limit) => {
    expect(limitOf(figures)).toBe(limit);
  });

  it('tells its steps', () => {
    const inputs = { accruedNetCents: 20_000, bankBalanceCents: 10_000, billsCents: 25_000 };
    expect(spendingLimit({ ...inputs, outstandingCents: 1_000 })).toEqual({
      halfOfAccruedCents: 10_000,
      accruedAfterBillsCents: 5_000,
      grossCents: 5_000,
      limitCents: 4_000,
    });
  });

  // All small or all large: among small figures every edge is met, among large ones every size.
  const inputsUpTo = (most: number): fc.Arbitrary<LimitInputs> =>
    fc.record({
      accruedNetCents: fc.integer({ min: 0, max: most }),
      bankBalanceCents: fc.integer({ min: -most, max: most }),
      billsCents: fc.integer({ min: 0, max: most }),
      outstandingCents: fc.integer({ min: 0, max: most }),
    });
  const inputs = fc.oneof(inputsUpTo(8), inputsUpTo(1_000_000_000));
  const cents = fc.oneof(
    fc.integer({ min: 0, max: 8 }),
    fc.integer({ min: 0, max: 1_000_000_000 }),
  );
  const limit = (given: LimitInputs) => spendingLimit(given).limitCents;
  /** The first figures for which it does not hold; null when it always does. */
  const counterexample = (holds: (given: LimitInputs, more: number) => boolean) =>
    fc.check(fc.property(inputs, cents, holds), { numRuns: 2_000 }).counterexample;

  it('is between nothing and half of the accrued pay, in whole cents', () => {
    const isBetween = (given: LimitInputs) => {
      const found = limit(given);
      const half = Math.floor(given.accruedNetCents / 2);
      return Number.isSafeInteger(found) && found >= 0 && found <= half;
    };
    expect(counterexample(isBetween)).toBeNull();
  });

  it('never falls when more is earned or more is in the bank', () => {
    const holds = (given: LimitInputs, more: number) =>
      limit({ ...given, accruedNetCents: given.accruedNetCents + more }) >= limit(given) &&
      limit({ ...given, bankBalanceCents: given.bankBalanceCents + more }) >= limit(given);
    expect(counterexample(holds)).toBeNull();
  });

  it('never rises when more is due or more is outstanding', () => {
    const holds = (given: LimitInputs, more: number) =>
      limit({ ...given, billsCents: given.billsCents + more }) <= limit(given) &&
      limit({ ...given, outstandingCents: given.outstandingCents + more }) <= limit(given);
    expect(counterexample(holds)).toBeNull();
  });

  it('falls by what is spent, down to nothing', () => {
    const holds = (given: LimitInputs, spent: number) => {
      const before = limit(given);
      const after = limit({ ...given, outstandingCents: given.outstandingCents + spent });
      return before - after === Math.min(spent, before);
    };
    expect(counterexample(holds)).toBeNull();
  });
});
