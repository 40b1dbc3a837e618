/** What a limit is computed from, in whole cents. */
export type LimitInputs = {
  /** Accrued net pay of shifts that no paid paystub covers yet. */
  accruedNetCents: number;
  /** What the bank says is available; below zero when overdrawn. */
  bankBalanceCents: number;
  /** Bills due from today to the next payday. */
  billsCents: number;
  /** Card transactions that are pending, posted, or what is left of a partly repaid one. */
  outstandingCents: number;
};

/** A limit and the steps that led to it, so that it can be explained line by line. */
export type SpendingLimit = {
  halfOfAccruedCents: number;
  /** Accrued pay less what the bank lacks for the bills; may be below zero. */
  accruedAfterBillsCents: number;
  /** The smaller of the two, at least 0: the limit while nothing is outstanding. */
  grossCents: number;
  limitCents: number;
};

/**
 * The spending limit: max(min(floor(A/2), A + min(0, B - E)) - O, 0), the
 * specification's formula (document 3, section 7) over whole cents. Every sum
 * stays below 2^53, because the contract bounds each amount.
 */
export function spendingLimit(inputs: LimitInputs): SpendingLimit {
  const { accruedNetCents, bankBalanceCents, billsCents, outstandingCents } = inputs;
  const halfOfAccruedCents = Math.floor(accruedNetCents / 2);
  const accruedAfterBillsCents = accruedNetCents + Math.min(0, bankBalanceCents - billsCents);
  const grossCents = Math.max(Math.min(halfOfAccruedCents, accruedAfterBillsCents), 0);
  return {
    halfOfAccruedCents,
    accruedAfterBillsCents,
    grossCents,
    limitCents: Math.max(grossCents - outstandingCents, 0),
  };
}
