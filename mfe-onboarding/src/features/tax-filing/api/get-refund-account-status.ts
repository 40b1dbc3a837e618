import type { BankVerification } from '@reset/api-contract/member/linking.ts';
import { api, unwrap } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';

const POLL_MS = 5_000;
const PATH = '/bank_account_verifications/tax_refund_deposit_destination_status';

/** Whether the account that her refund is sent to is in her name; asked until that is known. */
export const refundAccountStatusQuery = queryOptions({
  queryKey: ['refund_account_status'],
  queryFn: async () => unwrap(await api.get<BankVerification>(PATH)).status,
  refetchInterval: ({ state }) =>
    state.data === undefined || state.data === 'pending' ? POLL_MS : false,
});
