import type { ConfirmReply, ConfirmRequest } from '@reset/api-contract/public/confirmations.ts';
import { api, type ApiResult, type Camelized } from '@reset/remote-sdk';

/** POST /users/confirmations. The answer may set a session's cookie. */
export const confirm = (
  request: Camelized<ConfirmRequest>,
): Promise<ApiResult<Camelized<ConfirmReply>>> => api.post('/users/confirmations', request);
