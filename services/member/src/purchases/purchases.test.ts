import { describe, expect, it } from '@jest/globals';
import { amountCents, owedCents, stateOf } from './purchases.ts';
import { somePurchase } from './testing/some-purchase.ts';

type Figures = [held: number, posted: number, repaid: number];
const figures = ([heldCents, postedCents, repaidCents]: Figures) => ({
  heldCents,
  postedCents,
  repaidCents,
});

describe('amountCents', () => {
  it.each<[Figures, number]>([
    [[3_000, 0, 0], 3_000],
    [[0, 3_000, 1_000], 3_000],
    [[1, 2_999, 0], 3_000],
    [[0, 1, 0], 1],
    // Nothing came of it: what was asked for.
    [[0, 0, 0], 4_500],
  ])('of held, taken and repaid %j is %d', (of, cents) => {
    expect(amountCents(somePurchase({ ...figures(of), requestedCents: 4_500 }))).toBe(cents);
  });
});

describe('owedCents', () => {
  it('is what was taken and is not repaid, a hold being no debt', () => {
    expect(owedCents(figures([5_000, 3_000, 1_000]))).toBe(2_000);
    expect(owedCents(figures([5_000, 0, 0]))).toBe(0);
  });
});

describe('stateOf', () => {
  it.each<[Figures, string]>([
    [[0, 0, 0], 'declined'],
    [[1, 0, 0], 'pending'],
    [[0, 3_000, 0], 'posted'],
    [[500, 3_000, 0], 'posted'],
    [[0, 3_000, 1], 'partially_repaid'],
    [[0, 3_000, 2_999], 'partially_repaid'],
    [[0, 3_000, 3_000], 'repaid'],
    // More of it is still to come.
    [[1, 3_000, 3_000], 'partially_repaid'],
  ])('of held, taken and repaid %j is %s', (of, state) => {
    expect(stateOf(figures(of), 'declined')).toBe(state);
  });

  it('stays what it was where neither is anything held nor was anything taken', () => {
    expect(stateOf(figures([0, 0, 0]), 'manually_expired')).toBe('manually_expired');
  });
});
