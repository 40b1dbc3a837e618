import type { SignInReply, SignInRequest } from '@reset/api-contract/public/sign-in.ts';
import { api, type ApiResult, type Camelized } from '@reset/remote-sdk';

/**
 * POST /users/sign_in. The answer sets the session's cookie and says where to go, or says that a
 * code was sent and is awaited by the same call.
 */
export const signIn = (
  user: SignInRequest['user'],
  otpAttempt?: string,
): Promise<ApiResult<Camelized<SignInReply>>> => api.post('/users/sign_in', { user, otpAttempt });
