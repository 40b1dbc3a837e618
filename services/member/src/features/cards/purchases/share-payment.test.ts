import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { oracleShares } from '#testing/allocation-oracle.ts';
import { sharePayment } from './share-payment.ts';

const owed = [
  { id: 'old', owedCents: 300 },
  { id: 'middle', owedCents: 0 },
  { id: 'new', owedCents: 500 },
];
const share = (amount: number, firstId: string | null = null, maxCents = 800) =>
  sharePayment(amount, owed, { firstId, maxCents });

describe('sharePayment', () => {
  it('pays the oldest first, and the rest is hers', () => {
    expect(share(200)).toEqual({ shares: [{ id: 'old', cents: 200 }], restCents: 0 });
    expect(share(301)).toEqual({
      shares: [
        { id: 'old', cents: 300 },
        { id: 'new', cents: 1 },
      ],
      restCents: 0,
    });
    expect(share(900)).toEqual({
      shares: [
        { id: 'old', cents: 300 },
        { id: 'new', cents: 500 },
      ],
      restCents: 100,
    });
  });

  it('pays the purchase that it gives back before all others', () => {
    expect(share(600, 'new')).toEqual({
      shares: [
        { id: 'new', cents: 500 },
        { id: 'old', cents: 100 },
      ],
      restCents: 0,
    });
  });

  it('pays the purchase that it gives back once, also when that is the oldest', () => {
    expect(share(400, 'old')).toEqual({
      shares: [
        { id: 'old', cents: 300 },
        { id: 'new', cents: 100 },
      ],
      restCents: 0,
    });
  });

  it('pays nothing that a payment under way is to repay', () => {
    expect(share(900, 'new', 100)).toEqual({ shares: [{ id: 'new', cents: 100 }], restCents: 800 });
    expect(share(900, null, -1)).toEqual({ shares: [], restCents: 900 });
    expect(sharePayment(900, [], { firstId: 'gone', maxCents: 0 })).toEqual({
      shares: [],
      restCents: 900,
    });
  });

  it('pays what an oracle says that pays cent by cent and was written from the design alone', () => {
    const ids = ['a', 'b', 'c', 'd'];
    const debts = fc.uniqueArray(
      fc.record({ id: fc.constantFrom(...ids), owedCents: fc.integer({ min: 0, max: 9 }) }),
      { selector: ({ id }) => id },
    );
    const payment = fc.record({
      amountCents: fc.integer({ min: 0, max: 30 }),
      owed: debts,
      firstId: fc.constantFrom(null, 'gone', ...ids),
      maxCents: fc.integer({ min: -5, max: 30 }),
    });
    const property = fc.property(payment, ({ amountCents, owed: owing, ...to }) => {
      expect(sharePayment(amountCents, owing, to)).toEqual(oracleShares(amountCents, owing, to));
    });
    fc.assert(property, { numRuns: 5_000 });
  });
});
