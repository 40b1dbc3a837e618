import type { SupportRequest } from '@reset/api-contract/member/support-requests.ts';
import type { ApiResult } from '@reset/remote-sdk';
import { useRef } from 'react';
import { sendSupportRequest } from '../api/send-support-request.ts';

/**
 * Sends support requests. One whose answer was lost is the same request when it is sent again in the
 * same words; in other words it is another.
 */
export function useSupportRequest(): (
  request: Omit<SupportRequest, 'id'>,
) => Promise<ApiResult<void>> {
  const unanswered = useRef<SupportRequest | null>(null);
  return async ({ type, body }) => {
    const last = unanswered.current;
    const isSame = last?.type === type && last.body === body;
    const request = isSame ? last : { id: crypto.randomUUID(), type, body };
    unanswered.current = request;
    const result = await sendSupportRequest(request);
    if (result.ok) unanswered.current = null;
    return result;
  };
}
