import { describe, expect, it } from '@jest/globals';
import { newBook } from '../members/book.ts';
import { compareTotals } from './compare-totals.ts';

const sums = (debitsPosted: number, creditsPosted: number) => ({
  debitsPosted,
  creditsPosted,
  debitsPending: 0,
  creditsPending: 0,
});
const PERSON = {
  book: newBook(),
  goneCents: 0,
  expected: {
    takenCents: 1_000,
    refundedCents: 100,
    depositedCents: 500,
    creditedCents: 0,
    debitedCents: 300,
    debitsUnderWayCents: 0,
    forwardedCents: 200,
    forwardsUnderWayCents: 0,
  },
};
const TOTALS = [
  [1010, sums(500, 0)],
  [1020, sums(300, 200)],
  [2020, sums(100, 1_000)],
] as const;

describe('compareTotals', () => {
  it('finds nothing where cash and clearing are what members come to', () => {
    expect(compareTotals(new Map(TOTALS), [PERSON], 0)).toEqual([]);
  });

  it('finds money that is left in a clearing account, in suspense, or held for nothing', () => {
    const totals = new Map([
      ...TOTALS,
      [1210, { ...sums(5, 0), debitsPending: 7 }] as const,
      [2090, sums(9, 0)] as const,
    ]);
    expect(compareTotals(totals, [PERSON], 0)).toEqual([
      'debit clearing (1210): 5 instead of 0',
      'debits under way (1210): 7 instead of 0',
      'suspense (2090): 9 instead of 0',
    ]);
  });

  it('takes what the network was paid by its reports from cash and from what it is owed', () => {
    const paid = new Map([
      ...TOTALS,
      [1010, sums(500, 250)] as const,
      [2020, sums(350, 1_000)] as const,
    ]);
    expect(compareTotals(paid, [PERSON], 250)).toEqual([]);
    expect(compareTotals(paid, [PERSON], 251)).toEqual([
      'cash (1010 and 1020): 350 instead of 349',
      'owed to the network (2020): 650 instead of 649',
    ]);
  });

  it('finds cash that nobody sent', () => {
    const totals = new Map([...TOTALS, [1020, sums(301, 200)] as const]);
    expect(compareTotals(totals, [PERSON], 0)).toEqual([
      'cash (1010 and 1020): 601 instead of 600',
    ]);
  });
});
