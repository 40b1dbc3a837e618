import type { DashboardOverview } from '@reset/api-contract/member/dashboard.ts';
import { api, unwrap, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';

const POLL_MS = 2_000;
/** Who has none by then has none. */
const MAX_POLLS = 15;

/**
 * GET /dashboard/overview: of it, what she can spend now, what of that is a part of her tax refund, and
 * until when. Asked again while it is 0.
 */
export const firstLimitQuery = queryOptions({
  queryKey: ['card_issuance', 'first-limit'],
  queryFn: async () => {
    const { dsl, nextPayday, taxRefund } = unwrap(
      await api.get<Camelized<DashboardOverview>>('/dashboard/overview'),
    );
    const dollars = dsl.currentAmount;
    // What her bank may still send back comes off after it is added.
    const ofRefund = Math.min(taxRefund?.amount ?? 0, dollars);
    return { dollars, ofRefund, nextPayday };
  },
  refetchInterval: ({ state }) =>
    (state.data?.dollars ?? 0) > 0 || state.dataUpdateCount >= MAX_POLLS ? false : POLL_MS,
});
