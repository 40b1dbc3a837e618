import type { DashboardOverview } from '@reset/api-contract/member/dashboard.ts';
import { api, unwrap, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';

/** GET /dashboard/overview: of it, the product's time, and whether her limit has a part of her refund. */
export const advanceFactsQuery = queryOptions({
  queryKey: ['refund_advance', 'facts'],
  queryFn: async () => {
    const reply = await api.get<Camelized<DashboardOverview>>('/dashboard/overview');
    const { asOf, taxRefund } = unwrap(reply);
    return { asOf, isInLimit: taxRefund !== null };
  },
});
