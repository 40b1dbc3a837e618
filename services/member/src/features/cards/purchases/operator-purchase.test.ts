import { describe, expect, it } from '@jest/globals';
import type { CustomerState } from '@reset/api-contract/member/card-transactions.ts';
import { described, isConsistent } from './operator-purchase.ts';

describe('isConsistent', () => {
  it.each<[CustomerState, number, number, boolean]>([
    ['posted', 100, 0, true],
    ['posted', 100, 1, false],
    ['pending', 100, 1, false],
    ['repaid', 100, 100, true],
    ['repaid', 100, 99, false],
    ['partially_repaid', 100, 1, true],
    ['partially_repaid', 100, 99, true],
    ['partially_repaid', 100, 0, false],
    ['partially_repaid', 100, 100, false],
  ])('%s %d with %d repaid: %s', (customerState, amountCents, repaidCents, consistent) => {
    expect(isConsistent({ customerState, amountCents, repaidCents })).toBe(consistent);
  });
});

describe('described', () => {
  const recorded = {
    id: 'p',
    occurredAt: new Date(0),
    merchantName: 'Corner Grocery',
    merchantCategory: null,
    customerState: 'posted' as CustomerState,
    amountCents: 100,
    repaidCents: 0,
  };

  it.each<[CustomerState, string, string | null]>([
    ['posted', 'pending', null],
    ['declined', 'declined', 'RECORDED_SO'],
    ['expired', 'expired', null],
    ['manually_expired', 'expired', null],
  ])('begins a %s one with nothing moved', (customerState, networkState, declineReason) => {
    expect(described(null, { ...recorded, customerState })).toMatchObject({
      id: 'p',
      requestedCents: 100,
      heldCents: 0,
      postedCents: 0,
      repaidCents: 0,
      cardPresent: false,
      customerState,
      networkState,
      declineReason,
    });
  });

  it('changes what one is called and when it was, and nothing of its money', () => {
    const before = { ...described(null, recorded), postedCents: 100 };
    const corrected = {
      ...recorded,
      merchantName: 'Grocer',
      occurredAt: new Date(1),
      amountCents: 7,
    };
    expect(described(before, corrected)).toEqual({
      ...before,
      merchantName: 'Grocer',
      occurredAt: new Date(1),
    });
  });
});
