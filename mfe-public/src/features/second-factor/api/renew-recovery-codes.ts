import type {
  RenewCodesReply,
  RenewCodesRequest,
} from '@reset/api-contract/public/second-factor.ts';
import { api, type ApiResult, type Camelized } from '@reset/remote-sdk';

/** POST …/recovery_codes: new ones; or the answer says that the same call with a code is awaited. */
export const renewRecoveryCodes = (
  proof: Camelized<RenewCodesRequest>,
): Promise<ApiResult<Camelized<RenewCodesReply>>> =>
  api.post('/multifactor_authentication_configurations/recovery_codes', proof);
