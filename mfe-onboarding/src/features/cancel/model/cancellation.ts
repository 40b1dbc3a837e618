import type { SupportRequest } from '@reset/api-contract/member/support-requests.ts';
import * as yup from 'yup';
import { t } from '../cancel-messages.ts';

export type CancellationValues = { reason: string };

/** Well below what a support request may hold. */
export const REASON_LIMIT = 1_000;

export const cancellationSchema = yup.object({
  reason: yup
    .string()
    .trim()
    .max(REASON_LIMIT, () => t('reasonTooLong', { limit: REASON_LIMIT })),
});

/**
 * The request, which ends the application (decision 39), as staff read it: that is why it is not
 * among what is said to applicants.
 */
export function cancellationOf({ reason }: CancellationValues): SupportRequest {
  const wish = 'Please cancel my card application.';
  const why = reason.trim();
  return {
    type: 'Cancel card application',
    body: why === '' ? wish : `${wish} Reason: ${why}`,
  };
}
