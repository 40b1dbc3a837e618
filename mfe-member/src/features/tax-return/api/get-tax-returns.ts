import { incomeTaxReturnsQuery } from '@reset/remote-sdk/tax-filing';
import { isAnyRejected } from '@reset/remote-sdk/tax-returns';
import { queryOptions } from '@tanstack/react-query';
import { changesWith, intervalBesideEvents } from '#refetch-interval.ts';

/** A correction that she has just sent in is known soon after. */
const POLL_REJECTED_MS = 5_000;

/** GET /income_tax_returns. */
export const taxReturnsQuery = queryOptions({
  ...incomeTaxReturnsQuery,
  refetchInterval: ({ state }) =>
    isAnyRejected(state.data ?? []) ? POLL_REJECTED_MS : intervalBesideEvents({ state }),
  meta: changesWith('tax_returns'),
});
