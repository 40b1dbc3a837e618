import { incomeTaxReturnsQuery, POLL_REJECTED_MS } from '@reset/remote-sdk/tax-filing';
import { isAnyRejected } from '@reset/remote-sdk/tax-returns';
import { queryOptions } from '@tanstack/react-query';
import { changesWith, intervalBesideEvents } from '#refetch-interval.ts';

/** GET /income_tax_returns, every 2 s while one is rejected and may be sent in again. */
export const taxReturnsQuery = queryOptions({
  ...incomeTaxReturnsQuery,
  refetchInterval: ({ state }) =>
    isAnyRejected(state.data ?? []) ? POLL_REJECTED_MS : intervalBesideEvents({ state }),
  meta: changesWith('tax_returns'),
});
