import { describe, expect, it } from '@jest/globals';
import type { PayFrequency } from '#providers/payroll-data.ts';
import { billsHorizon, nextPayday, type Payroll } from './payroll.ts';

const TODAY = '2026-11-20';
const payroll = (payFrequency: PayFrequency): Payroll => ({
  employerName: 'Shop',
  compensationUnit: 'hourly',
  compensationCents: 2_425,
  payFrequency,
  brokenSince: null,
});

describe('nextPayday', () => {
  it.each<[string, string[], PayFrequency, string | null]>([
    [
      'counts on from the newest',
      ['2026-11-03', '2026-11-17', '2026-10-20'],
      'bi_weekly',
      '2026-12-01',
    ],
    ['is today on payday', ['2026-11-13'], 'weekly', TODAY],
    ['is today on the day of a paystub', [TODAY, '2026-11-06'], 'bi_weekly', TODAY],
    ['takes an announced one as it is', ['2026-11-06', '2026-11-23'], 'bi_weekly', '2026-11-23'],
    ['takes the sooner of two announced', ['2026-12-04', '2026-11-23'], 'bi_weekly', '2026-11-23'],
    ['finds the end of a month', ['2026-10-31'], 'monthly', '2026-11-30'],
    ['is unknown before the first', [], 'weekly', null],
  ])('%s', (_what, payDates, frequency, expected) => {
    expect(nextPayday(payroll(frequency), payDates, TODAY)).toBe(expected);
  });
});

describe('billsHorizon', () => {
  it('is the payday, or a month from today', () => {
    expect(billsHorizon('2026-12-01', TODAY)).toBe('2026-12-01');
    expect(billsHorizon(null, TODAY)).toBe('2026-12-20');
  });
});
