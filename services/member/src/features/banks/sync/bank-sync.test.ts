import { describe, expect, it } from '@jest/globals';
import { someTransaction } from '#testing/bank-world.ts';
import { gathered, mayChangeIncome, nextDayOf } from './bank-sync.ts';

const coffee = someTransaction();
const dearer = someTransaction({ amountCents: 1_500 });

describe('gathered', () => {
  it('takes the last word on each transaction', () => {
    const pages = [
      { changed: [coffee], removedIds: [] },
      { changed: [dearer], removedIds: [] },
    ];
    expect(gathered(pages)).toEqual({ transactions: [dearer], removedIds: [] });
  });

  it('forgets what was removed after it came, and keeps what came after it was removed', () => {
    const id = coffee.providerTransactionId;
    const gone = { changed: [], removedIds: [id] };
    expect(gathered([{ changed: [coffee], removedIds: [] }, gone])).toEqual({
      transactions: [],
      removedIds: [id],
    });
    expect(gathered([gone, { changed: [coffee], removedIds: [] }])).toEqual({
      transactions: [coffee],
      removedIds: [],
    });
  });
});

describe('mayChangeIncome', () => {
  const pay = someTransaction({ amountCents: -1 });

  it.each([
    ['nothing', { transactions: [], removedIds: [] }, false],
    ['spending', { transactions: [coffee], removedIds: [] }, false],
    ['money that came in', { transactions: [coffee, pay], removedIds: [] }, true],
    ['something taken back', { transactions: [], removedIds: ['t1'] }, true],
  ])('of %s', (_what, news, expected) => {
    expect(mayChangeIncome(news)).toBe(expected);
  });
});

describe('nextDayOf', () => {
  it('is a day later', () => {
    expect(nextDayOf(new Date('2026-11-20T20:00:00Z'))).toEqual(new Date('2026-11-21T20:00:00Z'));
  });
});
