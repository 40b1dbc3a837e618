import type { SignUpReply, SignUpRequest } from '@reset/api-contract/public/sign-up.ts';
import { api, type ApiResult, type Camelized } from '@reset/remote-sdk';

/** POST /users. Says nothing of whether somebody has the address already. */
export const signUp = (
  request: Camelized<SignUpRequest>,
): Promise<ApiResult<Camelized<SignUpReply>>> => api.post('/users', request);
