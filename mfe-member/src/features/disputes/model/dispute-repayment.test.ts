import { describe, expect, it } from '@jest/globals';
import { makeDispute } from '#testing/factories.ts';
import { repaymentOf } from './dispute-repayment.ts';

const credit = {
  amount: 23.4,
  paid: 23.4,
  repaid: [],
  held: 0,
  isFinal: false,
  takeBackOn: null,
  isTakenBack: false,
};
const noticed = { ...credit, takeBackOn: '2026-11-30' };
const taken = { ...noticed, isTakenBack: true };

describe('repaymentOf', () => {
  it.each([
    [{ state: 'open', credit: null }, 'posted', 'owedInReview'],
    [{ state: 'open', credit: null }, 'partially_repaid', 'owedInReview'],
    [{ state: 'open', credit: null }, 'repaid', 'repaidInReview'],
    [{ state: 'provisional', credit }, 'repaid', 'credited'],
    [{ state: 'provisional', credit }, 'partially_repaid', 'creditedPart'],
    [{ state: 'won', credit }, 'repaid', 'final'],
    [{ state: 'won', credit: null }, 'repaid', 'final'],
    [{ state: 'written_off', credit }, 'repaid', 'final'],
    [{ state: 'won', credit }, 'partially_repaid', 'rest'],
    [{ state: 'lost', credit: noticed }, 'repaid', 'until'],
    [{ state: 'lost', credit: taken }, 'posted', 'owed'],
    [{ state: 'lost', credit: taken }, 'repaid', 'takenBack'],
    [{ state: 'lost', credit: null }, 'posted', 'owed'],
    [{ state: 'lost', credit: null }, 'repaid', 'repaid'],
    [{ state: 'withdrawn', credit: taken }, 'posted', 'owed'],
    [{ state: 'withdrawn', credit: null }, 'repaid', 'repaid'],
  ] as const)('of %j and a purchase that is %s is %s', (dispute, customerState, expected) => {
    expect(repaymentOf(makeDispute(dispute), customerState)).toBe(expected);
  });
});
