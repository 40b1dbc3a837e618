import { useMutation } from '@tanstack/react-query';
import { confirmRepayment } from '../api/confirm-repayment.ts';

/** Says how she repays; what comes after it is asked for once that is kept. */
export const useConfirm = (onConfirmed: () => void) =>
  useMutation({ mutationFn: confirmRepayment, onSuccess: onConfirmed });
