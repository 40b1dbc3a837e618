import type { BankVerification } from '@reset/api-contract/member/linking.ts';
import { api, unwrap } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';

const POLL_MS = 5_000;
const PATH = '/bank_account_verifications/current_status';

/**
 * GET /bank_account_verifications/current_status: whether her linked bank account is in her name;
 * asked until that is known, and of an account that she has linked since.
 */
export const accountOwnerQuery = queryOptions({
  queryKey: ['repayment', 'account-owner'],
  queryFn: async () => unwrap(await api.get<BankVerification>(PATH)).status,
  refetchInterval: ({ state }) => (state.data === 'pending' ? POLL_MS : false),
  staleTime: 0,
  gcTime: 0,
});
