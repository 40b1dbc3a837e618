import { describe, expect, it } from '@jest/globals';
import { annualizedCents, annualizedIncome } from './annualize.ts';

describe('annualizedCents', () => {
  it.each([
    [70_000, 'weekly', 3_650_000],
    [140_000, 'bi_weekly', 3_650_000],
    [140_000, 'biweekly', 3_650_000],
    [150_000, 'semi_monthly', 3_600_000],
    [150_000, 'semimonthly', 3_600_000],
    [300_000, 'monthly', 3_600_000],
    [4_200_000, 'annually', 4_200_000],
    // Rounded down: 36500 / 7 is 5214.28…
    [100, 'weekly', 5_214],
    [1_000_000_000, 'weekly', 52_142_857_142],
    [2_425, 'hourly', null],
    [2_425, 'variable', null],
    [2_425, null, null],
  ])('makes of %d cents %s %j a year', (cents, period, yearly) => {
    expect(annualizedCents(cents, period)).toBe(yearly);
  });
});

describe('annualizedIncome', () => {
  const stub = (payOn: string, netCents: number, grossCents: number) => ({
    payOn,
    netCents,
    grossCents,
  });
  const today = '2026-11-20';

  it('goes by the smallest, the largest and the average net pay that was paid', () => {
    const paystubs = [
      stub('2026-11-27', 9_999_999, 9_999_999),
      stub('2026-11-20', 70_000, 100_000),
      stub('2026-11-06', 140_001, 210_000),
    ];
    expect(annualizedIncome(paystubs, { payFrequency: 'bi_weekly', today })).toEqual({
      annualized_pay_with_min: 1_825_000,
      annualized_pay_with_max: 3_650_026,
      annualized_pay_with_avg: 2_737_500,
      sorted_net_pay_amounts: [70_000, 140_001],
      sorted_net_pay_ratios: [0.6666, 0.7],
    });
  });

  it('says nothing of a year where nobody says how often she is paid, or nothing was', () => {
    const unknown = {
      annualized_pay_with_min: null,
      annualized_pay_with_max: null,
      annualized_pay_with_avg: null,
    };
    const paid = [stub('2026-11-20', 500, 0)];
    expect(annualizedIncome(paid, { payFrequency: null, today })).toEqual({
      ...unknown,
      sorted_net_pay_amounts: [500],
      sorted_net_pay_ratios: [],
    });
    expect(annualizedIncome([], { payFrequency: 'weekly', today })).toMatchObject(unknown);
  });
});
