import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { anyLimitInputs, someLimitInputs } from '#testing/some-limit-inputs.ts';
import type { LimitInputs } from '../limit-inputs.ts';
import { grossLimit, shownLimitCents } from '../limits.ts';
import { limitChanges } from './limit-changes.ts';

const inputs = someLimitInputs({
  facts: {
    bank: { isBroken: false, availableCents: 50_000 },
    accruedNetCents: 40_000,
    billsCents: 50_000,
    returnableCents: 3_000,
  },
  rules: {
    payrollLinkedBasisPoints: [5_000, 7_500],
    refundAdvanceBasisPoints: 1_000,
    isRefundAdvanceAllowed: true,
  },
  moment: { today: '2027-04-14', lastGrossCents: 10_000, periodEndsOn: '2027-04-20' },
});
const withFacts = (facts: Partial<LimitInputs['facts']>): LimitInputs => ({
  ...inputs,
  facts: { ...inputs.facts, ...facts },
});

const owing = (before: number, after = before) => ({ before, after });

describe('limitChanges', () => {
  it.each<[string, Partial<LimitInputs['facts']>, number]>([
    ['pay', { accruedNetCents: 44_000 }, 2_000],
    ['bills', { billsCents: 75_000 }, -5_000],
    // Its window is over: it makes room again, and counts.
    ['repayments', { returnableCents: 0, settledRepayments: 1 }, 13_000],
  ])('names %s, and by how much', (reason, facts, cents) => {
    expect(limitChanges(inputs, withFacts(facts), owing(0))).toEqual([{ reason, cents }]);
  });

  it('takes each after the other, so that a bill counts with the pay of its day', () => {
    const after = withFacts({ accruedNetCents: 60_000, billsCents: 82_000 });
    expect(limitChanges(inputs, after, owing(0))).toEqual([
      { reason: 'pay', cents: 10_000 },
      { reason: 'bills', cents: -2_000 },
    ]);
  });

  it('names the day after which refunds count no more, and that on which a frozen limit ends', () => {
    const refund = {
      isAccepted: true,
      isAdvanceEligible: true,
      eligibleFederalCents: 100_000,
      state: 'WA',
      homeState: 'WA',
    };
    const on = (given: LimitInputs, today: string) => ({
      ...given,
      moment: { ...given.moment, today },
    });
    const season = withFacts({ refund });
    expect(limitChanges(season, on(season, '2027-04-16'), owing(0))).toEqual([
      { reason: 'refund_over', cents: -10_000 },
    ]);
    const frozen = withFacts({ bank: { isBroken: true, availableCents: 50_000 } });
    expect(limitChanges(frozen, on(frozen, '2027-04-20'), owing(0))).toEqual([
      { reason: 'period_over', cents: -10_000 },
    ]);
  });

  it('is nothing while more is owed than counts', () => {
    expect(limitChanges(inputs, withFacts({ accruedNetCents: 44_000 }), owing(90_000))).toEqual([]);
  });

  it('tells a credit that is owed again from what counts', () => {
    expect(limitChanges(inputs, inputs, owing(0, 3_000))).toEqual([
      { reason: 'credit_taken_back', cents: -3_000 },
    ]);
  });

  it('adds up to the difference of any two limits', () => {
    const property = fc.property(
      anyLimitInputs,
      anyLimitInputs,
      fc.integer({ min: 0, max: 200_000 }),
      fc.integer({ min: 0, max: 5_000 }),
      (before, after, owed, more) => {
        const shown = (of: LimitInputs, by: number) =>
          shownLimitCents(grossLimit(of).grossCents, by);
        const sum = limitChanges(before, after, owing(owed, owed + more)).reduce(
          (total, { cents }) => total + cents,
          0,
        );
        return sum === shown(after, owed + more) - shown(before, owed);
      },
    );
    expect(fc.check(property, { numRuns: 1_000 }).counterexample).toBeNull();
  });
});
