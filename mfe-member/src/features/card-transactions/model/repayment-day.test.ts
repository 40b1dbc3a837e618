import { describe, expect, it } from '@jest/globals';
import { makeTransaction } from '#testing/factories.ts';
import { repaymentDay } from './repayment-day.ts';

const older = makeTransaction({ amount: 64.2, createdAt: '2026-11-26T20:00:00Z' });
const newer = makeTransaction({ amount: 38.5, createdAt: '2026-11-27T20:00:00Z' });
const pending = makeTransaction({
  amount: 12.99,
  customerState: 'pending',
  createdAt: '2026-11-25T20:00:00Z',
});
const all = [newer, older, pending];
const following = { day: '2026-12-09', amount: 62.7 };
const part = { day: '2026-12-07', amount: 40, following };

describe('repaymentDay', () => {
  it('is the day of the repayment that ends it, the oldest purchases first', () => {
    expect(repaymentDay(older, all, { ...part, amount: 64.2 })).toBe('2026-12-07');
    // 40 dollars pay a part of the older one.
    expect(repaymentDay(older, all, part)).toBe('2026-12-09');
    expect(repaymentDay(newer, all, part)).toBe('2026-12-09');
  });

  it('is none where what is planned does not reach it, or no day is set', () => {
    expect(repaymentDay(newer, all, { ...part, following: null })).toBeNull();
    expect(repaymentDay(newer, all, { ...part, day: null })).toBeNull();
    expect(repaymentDay(newer, all, null)).toBeNull();
  });

  it('counts only what is left of a purchase', () => {
    const repaid = { ...older, customerState: 'partially_repaid', repaidAmount: 40 } as const;
    const next = { day: '2026-12-09', amount: 62.7, following: null };
    expect(repaymentDay(newer, [newer, repaid], next)).toBe('2026-12-09');
  });
});
