// An entry of its own, which travels with the remotes that ask for a code and not with every page.
import type {
  SecondFactor as WireSecondFactor,
  SendCodeRequest,
  VerifyCodeReply,
  VerifyCodeRequest,
} from '@reset/api-contract/public/second-factor.ts';
import { api, unwrap, type ApiError, type ApiResult, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';

export type SecondFactor = Camelized<WireSecondFactor>;

const PATH = '/multifactor_authentication_configurations';

/** GET …/current: whether who is signed in has a second factor, and the end of her phone number. */
export const secondFactorQuery = queryOptions({
  queryKey: ['multifactor_authentication_configurations', 'current'],
  queryFn: async () => unwrap(await api.get<SecondFactor>(`${PATH}/current`)),
});

/** POST …/send_code: a text to the account's phone, or to a new one. */
export const sendCode = (request: Camelized<SendCodeRequest>): Promise<ApiResult<void>> =>
  api.post(`${PATH}/send_code`, request);

/** POST …/verify_code. Success starts a new session. */
export const verifyCode = (
  request: Camelized<VerifyCodeRequest>,
): Promise<ApiResult<Camelized<VerifyCodeReply>>> => api.post(`${PATH}/verify_code`, request);

/** The gateway's code for its rate limit; a little later the code is looked at. */
const RATE_LIMITED = 'too_many_requests';

/**
 * Why no further code is taken: too many tries, or the one that was sent is too old. null when
 * this code alone was wrong, or was not looked at.
 */
export function codeOver(error: ApiError): string | null {
  const isRefusal = error.status >= 400 && error.status < 500;
  if (!isRefusal || error.code === RATE_LIMITED || error.errors['otpAttempt']) return null;
  return error.message;
}
