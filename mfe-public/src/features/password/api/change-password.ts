import type {
  ChangePasswordReply,
  ChangePasswordRequest,
} from '@reset/api-contract/public/passwords.ts';
import { api, type ApiResult, type Camelized } from '@reset/remote-sdk';

/**
 * POST /users/passwords/change. Once it is changed the session is another; where a second factor
 * is on, the answer says that a code was sent, which the same call then carries.
 */
export const changePassword = (
  request: Camelized<ChangePasswordRequest>,
): Promise<ApiResult<Camelized<ChangePasswordReply>>> =>
  api.post('/users/passwords/change', request);
