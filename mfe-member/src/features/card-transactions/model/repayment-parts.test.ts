import { describe, expect, it } from '@jest/globals';
import { makeTransaction } from '#testing/factories.ts';
import { repaymentParts, type ToCome } from './repayment-parts.ts';

const older = makeTransaction({ amount: 64.2, createdAt: '2026-11-26T20:00:00Z' });
const newer = makeTransaction({ amount: 38.5, createdAt: '2026-11-27T20:00:00Z' });
const pending = makeTransaction({
  amount: 12.99,
  customerState: 'pending',
  createdAt: '2026-11-25T20:00:00Z',
});
const all = [newer, older, pending];
const next = (changes: Partial<ToCome> = {}): ToCome => ({
  status: 'scheduled',
  day: '2026-12-07',
  amount: 64.2,
  following: { day: '2026-12-09', amount: 38.5 },
  ...changes,
});
const partsOf = (...of: Parameters<typeof repaymentParts>) =>
  repaymentParts(...of).map(({ cents, by, day }) => `${cents} ${by} ${day}`);

describe('repaymentParts', () => {
  it('is one part where one repayment pays it, the oldest purchases first', () => {
    expect(partsOf(older, all, next())).toEqual(['6420 scheduled 2026-12-07']);
    expect(partsOf(newer, all, next())).toEqual(['3850 scheduled 2026-12-09']);
  });

  it('is shared by two repayments, of which the first leaves a part of it', () => {
    // A credit has paid 12.99 of older purchases since the first one was presented.
    const presented = next({ amount: 77.19, following: { day: '2026-12-09', amount: 25.51 } });
    expect(partsOf(newer, all, presented)).toEqual([
      '1299 scheduled 2026-12-07',
      '2551 scheduled 2026-12-09',
    ]);
    expect(partsOf(older, all, presented)).toEqual(['6420 scheduled 2026-12-07']);
  });

  it('is in part of no repayment that is planned', () => {
    expect(partsOf(newer, all, next({ following: { day: '2026-12-09', amount: 10 } }))).toEqual([
      '1000 scheduled 2026-12-09',
      '2850 unplanned null',
    ]);
    expect(partsOf(newer, all, next({ following: null }))).toEqual(['3850 unplanned null']);
    expect(partsOf(newer, all, null)).toEqual(['3850 unplanned null']);
  });

  it('tells a debit that is under way from what is planned, and from her pay', () => {
    expect(partsOf(older, all, next({ status: 'processing', amount: 40 }))).toEqual([
      '4000 processing 2026-12-07',
      '2420 scheduled 2026-12-09',
    ]);
    const fromPay = { status: 'from_pay', day: null, amount: 102.7, following: null } as const;
    expect(partsOf(newer, all, fromPay)).toEqual(['3850 from_pay null']);
  });

  it('takes the amount of no repayment where none is planned', () => {
    for (const status of ['unplanned', 'stopped', 'nothing_owed'] as const) {
      expect(partsOf(older, all, next({ status, day: null, following: null }))).toEqual([
        '6420 unplanned null',
      ]);
    }
  });

  it('counts only what its merchant has collected', () => {
    const partly = { ...older, amount: 100, pendingAmount: 60 };
    const one = next({ amount: 78.5, following: null });
    expect(partsOf(partly, [newer, partly], one)).toEqual(['4000 scheduled 2026-12-07']);
    expect(partsOf(newer, [newer, partly], one)).toEqual(['3850 scheduled 2026-12-07']);
  });

  it('is one part of two debits on one day', () => {
    const ofOneDay = next({ amount: 40, following: { day: '2026-12-07', amount: 62.7 } });
    expect(partsOf(older, all, ofOneDay)).toEqual(['6420 scheduled 2026-12-07']);
  });

  it('counts only what is left of a purchase', () => {
    const repaid = { ...older, customerState: 'partially_repaid', repaidAmount: 40 } as const;
    const one = next({ amount: 62.7, following: null });
    expect(partsOf(newer, [newer, repaid], one)).toEqual(['3850 scheduled 2026-12-07']);
  });
});
