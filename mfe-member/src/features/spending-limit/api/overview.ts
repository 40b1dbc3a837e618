import type { DashboardOverview } from '@reset/api-contract/member/dashboard.ts';
import { api, unwrap, type Camelized } from '@reset/remote-sdk';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { changesWith, intervalBesideEvents } from '#refetch-interval.ts';

export type Overview = Camelized<DashboardOverview>;

/** The `meta` of a query whose answer is another one once the limit is. */
export const CHANGES_WITH_LIMIT = { changesWithLimit: true };

/** GET /dashboard/overview: the limit, the next payday and the sums that it comes from. */
export const overviewQuery = queryOptions({
  queryKey: ['dashboard', 'overview'],
  queryFn: async () =>
    unwrap(await api.get<Overview>('/dashboard/overview'), 'asOf', 'dsl', 'repaymentNotices'),
  refetchInterval: intervalBesideEvents,
  meta: { ...CHANGES_WITH_LIMIT, ...changesWith('overview') },
});

export const refetchWhatChangesWithLimit = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ meta }) => meta?.['changesWithLimit'] === true });
