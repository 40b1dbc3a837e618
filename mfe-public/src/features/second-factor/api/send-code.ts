import type { SendCodeRequest } from '@reset/api-contract/public/second-factor.ts';
import { api, type ApiResult, type Camelized } from '@reset/remote-sdk';

/** POST /multifactor_authentication_configurations/send_code: a text to the account's phone, or to a new one. */
export const sendCode = (request: Camelized<SendCodeRequest>): Promise<ApiResult<void>> =>
  api.post('/multifactor_authentication_configurations/send_code', request);
