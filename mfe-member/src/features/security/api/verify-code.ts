import type {
  VerifyCodeReply,
  VerifyCodeRequest,
} from '@reset/api-contract/public/second-factor.ts';
import { api, type ApiResult, type Camelized } from '@reset/remote-sdk';

/** POST /multifactor_authentication_configurations/verify_code. Success starts a new session. */
export const verifyCode = (
  request: Camelized<VerifyCodeRequest>,
): Promise<ApiResult<Camelized<VerifyCodeReply>>> =>
  api.post('/multifactor_authentication_configurations/verify_code', request);
