import type { DashboardOverview } from '@reset/api-contract/member/dashboard.ts';
import { api, unwrap, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';

/** GET /dashboard/overview: of it, what she could spend at most, in dollars. */
export const highestLimitQuery = queryOptions({
  queryKey: ['dashboard', 'highest-limit'],
  queryFn: async () =>
    unwrap(await api.get<Camelized<DashboardOverview>>('/dashboard/overview')).dsl.maxAmount,
  staleTime: 60_000,
});
