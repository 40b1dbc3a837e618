import { api, type ApiResult } from '@reset/remote-sdk';

/** POST /multifactor_authentication_configurations/send_code: a text to the member's phone. */
export const sendCode = (userId: string): Promise<ApiResult<void>> =>
  api.post('/multifactor_authentication_configurations/send_code', { userId });
