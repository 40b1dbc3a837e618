import type { PayrollStatus } from '@reset/api-contract/member/linking.ts';
import { api, unwrap, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';

const POLL_MS = 5_000;

/** GET /pinwheel/status: of it, where her pay goes. Asked again until all of it comes to us. */
export const depositSwitchQuery = queryOptions({
  queryKey: ['repayment', 'deposit-switch'],
  queryFn: async () =>
    unwrap(await api.get<Camelized<PayrollStatus>>('/pinwheel/status')).directDepositDestination,
  refetchInterval: ({ state }) => (state.data === 'here' ? false : POLL_MS),
});
