import { describe, expect, it } from '@jest/globals';
import type { CustomerState } from '@reset/api-contract/member/card-transactions.ts';
import { isConsistent, outstandingCents, type CardTransaction } from './cards.ts';

const transaction = (
  customerState: CustomerState,
  amountCents: number,
  repaidCents = 0,
): CardTransaction => ({
  id: 'x',
  occurredAt: new Date(0),
  amountCents,
  repaidCents,
  merchantName: 'Corner Grocery',
  merchantCategory: null,
  customerState,
});

describe('outstandingCents', () => {
  it.each<[CustomerState, number]>([
    ['pending', 1_000],
    ['posted', 1_000],
    ['declined', 0],
    ['expired', 0],
    ['manually_expired', 0],
  ])('a %s transaction of 1,000 leaves %d', (state, cents) => {
    expect(outstandingCents([transaction(state, 1_000)])).toBe(cents);
  });

  it('leaves the rest of a partly repaid one and nothing of a repaid one', () => {
    const partly = transaction('partially_repaid', 1_000, 999);
    expect(outstandingCents([partly, transaction('repaid', 500, 500)])).toBe(1);
  });

  it('adds up', () => {
    expect(outstandingCents([transaction('pending', 1), transaction('posted', 2)])).toBe(3);
    expect(outstandingCents([])).toBe(0);
  });
});

describe('isConsistent', () => {
  it.each<[CustomerState, number, number, boolean]>([
    ['posted', 100, 0, true],
    ['posted', 100, 1, false],
    ['repaid', 100, 100, true],
    ['repaid', 100, 99, false],
    ['partially_repaid', 100, 1, true],
    ['partially_repaid', 100, 99, true],
    ['partially_repaid', 100, 0, false],
    ['partially_repaid', 100, 100, false],
  ])('%s %d with %d repaid: %s', (state, amount, repaid, consistent) => {
    expect(isConsistent(transaction(state, amount, repaid))).toBe(consistent);
  });
});
