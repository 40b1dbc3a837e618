import type { Dispute as WireDispute } from '@reset/api-contract/member/disputes.ts';
import { api, unwrap, type ApiResult, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';
import { sendSupportRequest } from '#features/support-requests/support-requests.ts';
import { changesWith, REFETCH_INTERVAL_MS } from '#refetch-interval.ts';

export type Dispute = Camelized<WireDispute>;

const pathOf = (transactionId: string) =>
  `/card_accounts/current/card_transactions/${transactionId}/dispute`;

/** GET /card_accounts/current/card_transactions/:id/dispute. Refuses with 404 where there is none. */
export const disputeQuery = (transactionId: string) =>
  queryOptions({
    queryKey: ['card_accounts', 'current', 'card_transactions', transactionId, 'dispute'],
    queryFn: async () => unwrap(await api.get<Dispute>(pathOf(transactionId))),
    refetchInterval: REFETCH_INTERVAL_MS,
    meta: changesWith('transactions'),
  });

/**
 * POST /admins/internal_message, which the specification has, then the dispute itself, so that it is
 * known after a new log-in too (decision C-096). The same id of `request` again is the same request: where
 * the second call fails, it is sent once however often she tries.
 */
export async function disputeCharge(
  transactionId: string,
  request: { id: string; text: string },
): Promise<ApiResult<unknown>> {
  const requested = await sendSupportRequest({
    id: request.id,
    type: 'Transaction Dispute',
    body: request.text,
  });
  return requested.ok ? api.post<Dispute>(pathOf(transactionId), {}) : requested;
}

/** POST …/dispute/messages; the same id again is the same message. */
export const sendMessage = (
  transactionId: string,
  message: { id: string; text: string },
): Promise<ApiResult<void>> => api.post(`${pathOf(transactionId)}/messages`, message);

/** POST …/dispute/withdrawal. */
export const withdrawDispute = (transactionId: string): Promise<ApiResult<void>> =>
  api.post(`${pathOf(transactionId)}/withdrawal`);
