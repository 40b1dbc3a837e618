import type { DashboardOverview } from '@reset/api-contract/member/dashboard.ts';
import { api, unwrap, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';

/** GET /dashboard/overview: of it, the product's time, and what of her refund is in her limit; null for nothing. */
export const advanceFactsQuery = queryOptions({
  queryKey: ['refund_advance', 'facts'],
  queryFn: async () => {
    const reply = await api.get<Camelized<DashboardOverview>>('/dashboard/overview');
    const { asOf, taxRefund } = unwrap(reply);
    return { asOf, inLimitCents: taxRefund && Math.round(taxRefund.amount * 100) };
  },
});
