import { api, unwrap } from '@reset/remote-sdk';
import { useMutation, useQuery } from '@tanstack/react-query';
import { cardIssuanceQuery } from '#features/card-issuance/card-issuance.ts';

/**
 * POST /card_application/deposit_account, and what comes of it: the account that her pay can be
 * sent to, which takes the bank a moment to open. May be asked for again.
 */
export function useDepositAccount() {
  const {
    error,
    isPending,
    isSuccess,
    mutate: request,
    reset,
  } = useMutation({
    mutationFn: async () => {
      unwrap(await api.post('/card_application/deposit_account'));
    },
  });
  const { data: issuance } = useQuery({ ...cardIssuanceQuery, enabled: isSuccess });
  const { accountOpened = false, delayed = false, refused = false } = issuance ?? {};
  const isAwaited = isSuccess && !accountOpened && !refused;
  return {
    request: () => request(),
    /** She needs it no more; it stays open. */
    reset,
    error,
    isOpen: isSuccess && accountOpened,
    isRefused: isSuccess && refused,
    /** Soon to be open; she may ask again for what is delayed. */
    isOpening: isPending || (isAwaited && !delayed),
    isDelayed: isAwaited && delayed,
  };
}
