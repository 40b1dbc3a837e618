import type { AccountId, SettledShare } from '@reset/ledger';

/** One of the accounts that the network is owed on. Whole cents. */
export type PayableBucket = {
  account: AccountId;
  /** What it is owed on it, by the ledger. */
  owedCents: number;
  /** What of that is on no report yet. */
  unreportedCents: number;
};

/**
 * How a settlement is spread over the accounts that the network is owed on, so that what is on no
 * report yet remains on each. What the report has otherwise than the ledger remains on the first.
 * @param netCents what the network gets; below zero it pays us
 */
export function settlementShares(
  netCents: number,
  buckets: readonly PayableBucket[],
): SettledShare[] {
  const [first, ...others] = buckets;
  if (!first) throw new Error('There is no account that the network is owed on.');
  const shares = others.map(({ account, owedCents, unreportedCents }) => ({
    payable: account,
    amountCents: owedCents - unreportedCents,
  }));
  const sharedCents = shares.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return [{ payable: first.account, amountCents: netCents - sharedCents }, ...shares];
}
