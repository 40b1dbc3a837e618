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

const onDeposit = { ...credit, paid: 0 };

describe('repaymentOf', () => {
  it.each([
    [{ state: 'open', credit: null }, 'posted', 'owedInReview'],
    [{ state: 'open', credit: null }, 'partially_repaid', 'owedInReview'],
    [{ state: 'open', credit: null }, 'repaid', 'repaidInReview'],
    [{ state: 'provisional', credit }, 'repaid', 'credited'],
    [{ state: 'provisional', credit }, 'partially_repaid', 'creditedPart'],
    [{ state: 'provisional', credit: onDeposit }, 'repaid', 'creditedRepaid'],
    [{ state: 'provisional', credit: onDeposit }, 'posted', 'creditedOwed'],
    [{ state: 'won', credit }, 'repaid', 'final'],
    [{ state: 'won', credit: null }, 'repaid', 'final'],
    [{ state: 'written_off', credit }, 'repaid', 'final'],
    [{ state: 'won', credit }, 'partially_repaid', 'rest'],
    [{ state: 'lost', credit: noticed }, 'repaid', 'until'],
    [{ state: 'lost', credit: { ...noticed, paid: 0 } }, 'repaid', 'untilRepaid'],
    [{ state: 'lost', credit: { ...noticed, paid: 0 } }, 'posted', 'untilOwed'],
    [{ state: 'lost', credit: taken }, 'posted', 'owed'],
    [{ state: 'lost', credit: taken }, 'repaid', 'repaid'],
    [{ state: 'lost', credit: null }, 'posted', 'owed'],
    [{ state: 'lost', credit: null }, 'repaid', 'repaid'],
    [{ state: 'withdrawn', credit: taken }, 'posted', 'owed'],
    [{ state: 'withdrawn', credit: null }, 'repaid', 'repaid'],
  ] as const)('of %j and a purchase that is %s is %s', (dispute, customerState, expected) => {
    expect(repaymentOf(makeDispute(dispute), { customerState, takenBack: [] })).toBe(expected);
  });

  it.each([
    ['repaid', ['posted'], 'takenBack'],
    ['repaid', ['repaid', 'partially_repaid'], 'takenBack'],
    ['repaid', ['repaid'], 'takenBackRepaid'],
    ['posted', ['posted'], 'owedWithCredit'],
    ['posted', ['repaid'], 'owed'],
  ] as const)(
    'of a purchase that is %s and credits taken back that are %j is %s',
    (customerState, takenBack, expected) => {
      const lost = makeDispute({ state: 'lost', credit: taken });
      expect(repaymentOf(lost, { customerState, takenBack })).toBe(expected);
    },
  );
});
