import type { FboAccount } from '@reset/api-contract/member/direct-deposit.ts';
import { api, unwrap, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';

export type DepositAccount = Camelized<FboAccount>;

/** GET /bank_accounts/fbo. Refuses with 404 where she has none. */
export const depositAccountQuery = queryOptions({
  queryKey: ['bank_accounts', 'fbo'],
  queryFn: async () => unwrap(await api.get<DepositAccount>('/bank_accounts/fbo')),
  // The whole number is kept no longer than it is looked at.
  gcTime: 0,
});
