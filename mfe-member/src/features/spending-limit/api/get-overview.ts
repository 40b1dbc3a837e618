import type { DashboardOverview } from '@reset/api-contract/member/dashboard.ts';
import { api, unwrap, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';
import { REFETCH_INTERVAL_MS } from '#loading/refetch-interval.ts';
import { CHANGES_WITH_LIMIT } from './changes-with-limit.ts';

export type Overview = Camelized<DashboardOverview>;

/** GET /dashboard/overview: the limit, the next payday and the sums that it comes from. */
export const overviewQuery = queryOptions({
  queryKey: ['dashboard', 'overview'],
  queryFn: async () => unwrap(await api.get<Overview>('/dashboard/overview')),
  refetchInterval: REFETCH_INTERVAL_MS,
  meta: CHANGES_WITH_LIMIT,
});
