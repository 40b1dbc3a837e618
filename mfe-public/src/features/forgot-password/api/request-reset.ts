import { api, type ApiResult } from '@reset/remote-sdk';

/** POST /users/passwords: the mail with the link. Answered alike whether there is an account or not. */
export const requestReset = (email: string): Promise<ApiResult<object>> =>
  api.post('/users/passwords', { user: { email } });
