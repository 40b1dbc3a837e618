import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { annualIncome, INCOME_FREQUENCIES, monthlyIncome } from './income.ts';

describe('annualIncome', () => {
  it.each([
    [700, 'WEEKLY', 36_500],
    [1400, 'BIWEEKLY', 36_500],
    [1000, 'SEMIMONTHLY', 24_000],
    [1000, 'MONTHLY', 12_000],
    [48_000, 'ANNUALLY', 48_000],
  ] as const)('makes of %i %s %i a year [PUB-145]', (amount, frequency, annual) => {
    expect(annualIncome(amount, frequency)).toBe(annual);
  });

  it('takes a fortnight for two weeks to the day', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000 }), (amount) => {
        const weekly = annualIncome(amount, 'WEEKLY');
        expect(annualIncome(2 * amount, 'BIWEEKLY')).toBe(weekly);
      }),
    );
  });

  it('is above 0 for whatever is above 0', () => {
    const amounts = fc.double({ min: 0.01, max: 1e8, noNaN: true });
    fc.assert(
      fc.property(amounts, fc.constantFrom(...INCOME_FREQUENCIES), (amount, frequency) => {
        expect(annualIncome(amount, frequency)).toBeGreaterThan(0);
      }),
    );
  });
});

describe('monthlyIncome', () => {
  it.each([
    [60_000, 5000],
    [36_500, 3042],
    [18, 2],
    [17.99, 1],
  ])('makes of %d a year %i a month', (annual, monthly) => {
    expect(monthlyIncome(annual)).toBe(monthly);
  });

  it('is never 0 where there is an income, however small', () => {
    expect(monthlyIncome(5.99)).toBe(1);
    expect(monthlyIncome(0.01)).toBe(1);
  });
});
