import { api, unwrap } from '@reset/remote-sdk';
import { useMutation } from '@tanstack/react-query';

/**
 * POST /card_application/confirm_repayment_account: says how she repays. May be sent again.
 * @param onConfirmed asks for what comes after it, once it is kept
 */
export const useConfirmRepayment = (onConfirmed: () => void) =>
  useMutation({
    mutationFn: async () => {
      unwrap(await api.post('/card_application/confirm_repayment_account'));
    },
    onSuccess: onConfirmed,
  });
