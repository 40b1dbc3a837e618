import type { SetPasswordReply, SetPasswordRequest } from '@reset/api-contract/public/passwords.ts';
import { api, type ApiResult, type Camelized } from '@reset/remote-sdk';

/** PUT /users/passwords. The answer mostly sets the session's cookie, and says where to go. */
export const setPassword = (
  request: Camelized<SetPasswordRequest>,
): Promise<ApiResult<Camelized<SetPasswordReply>>> => api.put('/users/passwords', request);
