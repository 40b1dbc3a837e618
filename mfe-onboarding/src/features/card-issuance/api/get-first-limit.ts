import type { DashboardOverview } from '@reset/api-contract/member/dashboard.ts';
import { api, unwrap, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';

const POLL_MS = 2_000;
/** Who has none by then has none. */
const MAX_POLLS = 15;

/** GET /dashboard/overview: of it, what she can spend now, and until when. Asked again while it is 0. */
export const firstLimitQuery = queryOptions({
  queryKey: ['card_issuance', 'first-limit'],
  queryFn: async () => {
    const { dsl, nextPayday } = unwrap(
      await api.get<Camelized<DashboardOverview>>('/dashboard/overview'),
    );
    return { dollars: dsl.currentAmount, nextPayday };
  },
  refetchInterval: ({ state }) =>
    (state.data?.dollars ?? 0) > 0 || state.dataUpdateCount >= MAX_POLLS ? false : POLL_MS,
});
