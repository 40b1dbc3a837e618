import type { RepaymentMethod } from '@reset/api-contract/member/profile.ts';

/** The ways to repay, in the order in which they are offered. */
export const WAYS: readonly RepaymentMethod[] = ['ach_debit_flow', 'direct_deposit_flow'];

const KEY = 'repay';

/** The way that the address names; otherwise the one that her profile has. */
export function wayFrom(query: URLSearchParams, inProfile: RepaymentMethod): RepaymentMethod {
  const named = query.get(KEY);
  return WAYS.find((way) => way === named) ?? inProfile;
}

/** The address with another way; all else in it stays. */
export function withWay(query: URLSearchParams, way: RepaymentMethod): URLSearchParams {
  const changed = new URLSearchParams(query);
  changed.set(KEY, way);
  return changed;
}
