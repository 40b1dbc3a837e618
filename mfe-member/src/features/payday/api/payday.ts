import type { DashboardPayday } from '@reset/api-contract/member/dashboard.ts';
import { api, unwrap, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';
import { CHANGES_WITH_LIMIT } from '#features/spending-limit/spending-limit.ts';
import { changesWith } from '#refetch-interval.ts';

export type Payday = Camelized<DashboardPayday>;

/** Pay that comes while she looks is celebrated at once, not half a minute later. */
const INTERVAL_MS = 15_000;

/** GET /dashboard/payday: her paycheck that comes next, or came last, and what it repays. */
export const paydayQuery = queryOptions({
  queryKey: ['dashboard', 'payday'],
  queryFn: async () => unwrap(await api.get<Payday>('/dashboard/payday')),
  refetchInterval: INTERVAL_MS,
  meta: { ...CHANGES_WITH_LIMIT, ...changesWith('payday') },
});
