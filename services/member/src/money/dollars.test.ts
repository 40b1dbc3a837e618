import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { toCents, toDollars } from './dollars.ts';

describe('toCents', () => {
  it('gives back every amount that toDollars wrote', () => {
    const found = fc.check(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (cents) => {
        const wire = JSON.stringify(toDollars(cents));
        return toCents(JSON.parse(wire) as number) === cents && /^-?\d+(\.\d{1,2})?$/.test(wire);
      }),
      { numRuns: 2_000 },
    );
    expect(found.counterexample).toBeNull();
  });

  it.each([
    [0.1 + 0.2, 30],
    [1_100_000.1 * 3, 330_000_030],
    [1e-12, 0],
  ])('takes the noise of floats in %d for none', (dollars, cents) => {
    expect(toCents(dollars)).toBe(cents);
  });

  it.each([0.001, 12.345, 5_000_000.004, Number.NaN, Number.POSITIVE_INFINITY])(
    'refuses %d',
    (dollars) => {
      expect(() => toCents(dollars)).toThrow(/whole cents/);
    },
  );
});
