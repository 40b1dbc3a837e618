import type { SupportRequest } from '@reset/api-contract/member/support-requests.ts';
import { api, type ApiResult } from '@reset/remote-sdk';

/**
 * POST /admins/internal_message: asks people of ours to do something. The same id again is the same
 * request, however often it is sent.
 */
export const sendSupportRequest = (request: SupportRequest): Promise<ApiResult<void>> =>
  api.post('/admins/internal_message', request);
