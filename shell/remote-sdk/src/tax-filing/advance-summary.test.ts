import { describe, expect, it } from '@jest/globals';
import { makeReturn } from '../../testing/make-return.ts';
import { advanceSummary } from './advance-summary.ts';

const IN_SEASON = '2026-02-10T20:00:00.000Z';
const advanced = (refundAdvanceAmount: number, changes = {}) =>
  makeReturn({ refundAdvanceAmount, ...changes });

describe('advanceSummary', () => {
  it('has her returns, what comes back, and what of it is hers early [MEM-140]', () => {
    const returns = [advanced(600), advanced(0, { jurisdiction: 'NY', refundAmount: 212.4 })];
    expect(advanceSummary(returns, IN_SEASON)).toEqual({
      taxReturns: returns,
      refundAdvanceAmount: 60_000,
      refundAmount: 2_052,
      hasEligibleReturns: true,
      isAvailable: true,
    });
  });

  it.each([
    ['2026-01-02', true],
    ['2026-04-15', true],
    ['2026-04-16', false],
    ['2026-11-27', false],
    ['2027-04-15', true],
  ])('on %s an eligible return counts: %s [MEM-141]', (today, counts) => {
    const summary = advanceSummary([advanced(600)], `${today}T20:00:00.000Z`);
    expect(summary.hasEligibleReturns).toBe(counts);
    expect(summary.isAvailable).toBe(counts);
    expect(summary.refundAdvanceAmount).toBe(counts ? 60_000 : 0);
  });

  it('counts no return that is not eligible [MEM-141]', () => {
    const summary = advanceSummary([advanced(0, { refundAdvanceEligible: false })], IN_SEASON);
    expect(summary).toMatchObject({ hasEligibleReturns: false, isAvailable: false });
  });

  it.each(['refund_received', 'no_refund'] as const)(
    'counts none that is %s',
    (taxReturnStatus) => {
      const summary = advanceSummary([advanced(600, { taxReturnStatus })], IN_SEASON);
      expect(summary).toMatchObject({ hasEligibleReturns: false, refundAdvanceAmount: 0 });
    },
  );

  it.each([
    ['submitted', false],
    ['accepted', true],
    ['rejected', false],
    ['refund_received', false],
    ['no_refund', false],
  ] as const)('with an eligible return that is %s is available: %s [MEM-142]', (status, is) => {
    const other = advanced(0, { jurisdiction: 'NY', refundAdvanceEligible: false });
    const returns = [advanced(0, { taxReturnStatus: status }), other];
    expect(advanceSummary(returns, IN_SEASON).isAvailable).toBe(is);
  });

  it('adds the advances of eligible returns alone [MEM-143]', () => {
    const returns = [
      advanced(600),
      advanced(50, { jurisdiction: 'NY' }),
      advanced(70, { jurisdiction: 'OR', refundAdvanceEligible: false }),
    ];
    expect(advanceSummary(returns, IN_SEASON).refundAdvanceAmount).toBe(65_000);
  });

  it('is of the newest year, and of nobody where nothing was filed', () => {
    const newest = advanced(0, { taxYear: 2026 });
    expect(advanceSummary([newest, advanced(600)], IN_SEASON)).toMatchObject({
      taxReturns: [newest],
      refundAdvanceAmount: 0,
    });
    expect(advanceSummary([], IN_SEASON)).toMatchObject({ taxReturns: [], refundAmount: 0 });
  });
});
