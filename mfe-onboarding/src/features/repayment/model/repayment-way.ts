import type { RepaymentMethod } from '@reset/api-contract/member/profile.ts';

/** The ways to repay, in the order in which they are offered. */
export const WAYS: readonly RepaymentMethod[] = ['ach_debit_flow', 'direct_deposit_flow'];

const KEY = 'repay';

/**
 * The way that the address names; otherwise her direct deposit, where her profile has it. Debits are
 * what a profile begins with, which nobody has chosen: they are authorized by who chooses them.
 * @returns null while nothing is chosen
 */
export function wayFrom(
  query: URLSearchParams,
  inProfile: RepaymentMethod,
): RepaymentMethod | null {
  const named = query.get(KEY);
  const known = inProfile === 'direct_deposit_flow' ? inProfile : null;
  return WAYS.find((way) => way === named) ?? known;
}

/** The address with another way; all else in it stays. */
export function withWay(query: URLSearchParams, way: RepaymentMethod): URLSearchParams {
  const changed = new URLSearchParams(query);
  changed.set(KEY, way);
  return changed;
}
