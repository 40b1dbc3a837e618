import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { settlementShares } from './settlement-shares.ts';

const cents = fc.integer({ min: -1_000_000, max: 1_000_000 });
const buckets = fc
  .array(fc.record({ owedCents: cents, unreportedCents: cents }), { minLength: 1, maxLength: 16 })
  .map((list) => list.map((one, index) => ({ ...one, account: BigInt(index + 1) })));

describe('settlementShares', () => {
  it('come to what is paid, and leave on each account but the first what is on no report', () => {
    const property = fc.property(cents, buckets, (netCents, owed) => {
      const shares = settlementShares(netCents, owed);
      expect(shares.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(netCents);
      expect(shares.map(({ payable }) => payable)).toEqual(owed.map(({ account }) => account));
      const left = owed.map(
        ({ owedCents }, index) => owedCents - (shares[index]?.amountCents ?? 0),
      );
      const unreported = owed.map(({ unreportedCents }) => unreportedCents);
      expect(left.slice(1)).toEqual(unreported.slice(1));
    });
    fc.assert(property);
  });

  it('are of some account', () => {
    expect(() => settlementShares(1_000, [])).toThrow('There is no account that the network');
  });

  it('leave nothing anywhere where report and ledger have the same', () => {
    const owed = [700, -200, 500].map((owedCents, index) => ({
      account: BigInt(index + 1),
      owedCents,
      unreportedCents: 0,
    }));
    expect(settlementShares(1_000, owed).map(({ amountCents }) => amountCents)).toEqual([
      700, -200, 500,
    ]);
  });
});
