import type { Paystubs as WirePaystubs } from '@reset/api-contract/member/income.ts';
import { api, unwrap, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';

type Paystubs = Camelized<WirePaystubs>;
export type Paystub = Paystubs['data'][number];

/** GET /income/paystubs, newest first. */
export const paystubsQuery = queryOptions({
  queryKey: ['income', 'paystubs'],
  queryFn: async () => unwrap(await api.get<Paystubs>('/income/paystubs')).data,
});
