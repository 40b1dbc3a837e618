import { describe, expect, it } from '@jest/globals';
import { somePurchase } from '#testing/card-records.ts';
import { amountCents, owedCents, stateOf } from './purchases.ts';

describe('stateOf', () => {
  it.each([
    [0, 0, 0, 'expired'],
    [1, 0, 0, 'pending'],
    [0, 100, 0, 'posted'],
    [1, 100, 0, 'posted'],
    [0, 100, 1, 'partially_repaid'],
    [0, 100, 99, 'partially_repaid'],
    [0, 100, 100, 'repaid'],
    [1, 100, 100, 'partially_repaid'],
  ])(
    'of %d held, %d taken and %d repaid is: %4$s',
    (heldCents, postedCents, repaidCents, state) => {
      expect(stateOf({ heldCents, postedCents, repaidCents }, 'expired')).toBe(state);
    },
  );

  it('is what it was where nothing is held and nothing was taken', () => {
    const nothing = { heldCents: 0, postedCents: 0, repaidCents: 0 };
    expect(stateOf(nothing, 'declined')).toBe('declined');
    expect(stateOf(nothing, 'manually_expired')).toBe('manually_expired');
  });
});

describe('amountCents', () => {
  it.each([
    [5_000, 0, 5_000],
    [3_500, 1_500, 5_000],
    [0, 1_500, 1_500],
    [0, 0, 7_000],
  ])('of %d held and %d taken is %d', (heldCents, postedCents, amount) => {
    const purchase = somePurchase({ requestedCents: 7_000, heldCents, postedCents });
    expect(amountCents(purchase)).toBe(amount);
  });
});

describe('owedCents', () => {
  it('is what was taken and not repaid; what is held is no debt yet', () => {
    expect(owedCents({ heldCents: 500, postedCents: 300, repaidCents: 100 })).toBe(200);
  });
});
