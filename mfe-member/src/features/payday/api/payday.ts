import type { DashboardPayday } from '@reset/api-contract/member/dashboard.ts';
import { api, unwrap, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';
import { REFETCH_INTERVAL_MS } from '#refetch-interval.ts';

export type Payday = Camelized<DashboardPayday>;

/** GET /dashboard/payday: her paycheck that comes next, or came last, and what it repays. */
export const paydayQuery = queryOptions({
  queryKey: ['dashboard', 'payday'],
  queryFn: async () => unwrap(await api.get<Payday>('/dashboard/payday')),
  refetchInterval: REFETCH_INTERVAL_MS,
});
