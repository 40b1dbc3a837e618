import { api, type ApiResult } from './api.ts';

/** POST …/send_instructions_for_current_user: the confirmation mail once more, to who is signed in. */
export const sendConfirmation = (): Promise<ApiResult<void>> =>
  api.post('/users/confirmations/send_instructions_for_current_user');
