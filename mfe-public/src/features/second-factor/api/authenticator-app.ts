import type {
  SetUpAppReply,
  SetUpAppRequest,
  TurnOffAppReply,
  TurnOffAppRequest,
  TurnOnAppRequest,
  VerifyCodeReply,
} from '@reset/api-contract/public/second-factor.ts';
import { api, type ApiResult, type Camelized } from '@reset/remote-sdk';

const PATH = '/multifactor_authentication_configurations/authenticator_app';

/** POST …/set_up: the key for an app; or the answer says that the same call with a code is awaited. */
export const setUpApp = (
  proof: Camelized<SetUpAppRequest>,
): Promise<ApiResult<Camelized<SetUpAppReply>>> => api.post(`${PATH}/set_up`, proof);

/** POST …/turn_on: the app's first code. Success starts a new session. */
export const turnOnApp = (
  request: Camelized<TurnOnAppRequest>,
): Promise<ApiResult<Camelized<VerifyCodeReply>>> => api.post(`${PATH}/turn_on`, request);

/** POST …/turn_off. Success starts a new session; or a code is awaited, as by `setUpApp`. */
export const turnOffApp = (
  proof: Camelized<TurnOffAppRequest>,
): Promise<ApiResult<Camelized<TurnOffAppReply>>> => api.post(`${PATH}/turn_off`, proof);
