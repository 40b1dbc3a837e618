import type { PasskeySignInReply } from '@reset/api-contract/public/passkeys.ts';
import type { SignInReply, SignInRequest } from '@reset/api-contract/public/sign-in.ts';
import { api, type ApiResult, type Camelized } from '@reset/remote-sdk';
import type { PasskeyAssertion } from '@reset/remote-sdk/passkeys';

/**
 * POST /users/sign_in. The answer sets the session's cookie and says where to go, or says that a
 * code was sent and is awaited by the same call.
 */
export const signIn = (
  user: SignInRequest['user'],
  otpAttempt?: string,
): Promise<ApiResult<Camelized<SignInReply>>> => api.post('/users/sign_in', { user, otpAttempt });

/** POST /users/passkeys/sign_in. A passkey is all that it takes; the answer sets the session's cookie. */
export const signInByPasskey = (
  assertion: PasskeyAssertion,
): Promise<ApiResult<Camelized<PasskeySignInReply>>> =>
  api.post('/users/passkeys/sign_in', assertion);
