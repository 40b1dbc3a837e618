import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
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

  it.each([0.001, 12.345, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d', (dollars) => {
    expect(() => toCents(dollars)).toThrow(/whole cents/);
  });
});
