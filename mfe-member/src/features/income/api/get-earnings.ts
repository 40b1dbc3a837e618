import type { Earnings as WireEarnings } from '@reset/api-contract/member/income.ts';
import { api, unwrap, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';
import { REFETCH_INTERVAL_MS } from '#refetch-interval.ts';

export type Earnings = Camelized<WireEarnings>;
export type Shift = Earnings['shifts'][number];

/** GET /income/earnings: the shifts of the present pay period. */
export const earningsQuery = queryOptions({
  queryKey: ['income', 'earnings'],
  queryFn: async () => unwrap(await api.get<Earnings>('/income/earnings')),
  refetchInterval: REFETCH_INTERVAL_MS,
});
