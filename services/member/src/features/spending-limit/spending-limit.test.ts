import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { spendingLimit, type LimitInputs } from './spending-limit.ts';

const limitOf = (A: number, B: number, E: number, O: number) =>
  spendingLimit({
    accruedNetCents: A,
    bankBalanceCents: B,
    billsCents: E,
    outstandingCents: O,
  }).limitCents;

describe('spendingLimit', () => {
  it.each([
    [20_000, 100_000, 30_000, 0, 10_000],
    [20_000, 10_000, 25_000, 0, 5_000],
    [20_000, 10_000, 25_000, 6_000, 0],
    [20_001, 100_000, 0, 0, 10_000],
    [0, 100_000, 0, 0, 0],
    // The bank lacks exactly what was accrued.
    [20_000, 0, 20_000, 0, 0],
    [20_000, 0, 19_999, 0, 1],
    // The example of requirement DEMO-036.
    [40_000, 100_000, 110_000, 5_000, 15_000],
    // An overdrawn account counts against the pay.
    [20_000, -15_000, 0, 0, 5_000],
    [1, 0, 0, 0, 0],
    [2, 0, 0, 0, 1],
  ])('A %d, B %d, E %d, O %d -> %d', (A, B, E, O, limit) => {
    expect(limitOf(A, B, E, O)).toBe(limit);
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

  // Small figures beside large ones, so that every branch and every edge is met.
  const cents = fc.oneof(
    fc.integer({ min: 0, max: 50 }),
    fc.integer({ min: 0, max: 1_000_000_000 }),
  );
  const inputs: fc.Arbitrary<LimitInputs> = fc.record({
    accruedNetCents: cents,
    bankBalanceCents: fc.oneof(cents, fc.integer({ min: -1_000_000_000, max: 0 })),
    billsCents: cents,
    outstandingCents: cents,
  });
  const limit = (given: LimitInputs) => spendingLimit(given).limitCents;
  const always = (holds: (given: LimitInputs, more: number) => boolean) =>
    fc.assert(fc.property(inputs, cents, holds), { numRuns: 2_000 });

  it('is between nothing and half of the accrued pay, in whole cents', () => {
    always((given) => {
      const found = limit(given);
      return (
        Number.isSafeInteger(found) && found >= 0 && found <= Math.floor(given.accruedNetCents / 2)
      );
    });
  });

  it('never falls when more is earned or more is in the bank', () => {
    always(
      (given, more) =>
        limit({ ...given, accruedNetCents: given.accruedNetCents + more }) >= limit(given) &&
        limit({ ...given, bankBalanceCents: given.bankBalanceCents + more }) >= limit(given),
    );
  });

  it('never rises when more is due or more is outstanding', () => {
    always(
      (given, more) =>
        limit({ ...given, billsCents: given.billsCents + more }) <= limit(given) &&
        limit({ ...given, outstandingCents: given.outstandingCents + more }) <= limit(given),
    );
  });

  it('falls by what is spent, down to nothing', () => {
    always((given, spent) => {
      const before = limit(given);
      const after = limit({ ...given, outstandingCents: given.outstandingCents + spent });
      return before - after === Math.min(spent, before);
    });
  });
});
