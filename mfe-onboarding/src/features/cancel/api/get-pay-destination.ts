import type { PayrollStatus } from '@reset/api-contract/member/linking.ts';
import { api, unwrap, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';

/** GET /pinwheel/status: of it, where her pay goes. */
export const payDestinationQuery = queryOptions({
  queryKey: ['cancelled', 'pay-destination'],
  queryFn: async () =>
    unwrap(await api.get<Camelized<PayrollStatus>>('/pinwheel/status')).directDepositDestination,
});
