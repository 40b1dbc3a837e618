import { api, type ApiResult } from '@reset/remote-sdk';

/** POST /users/confirmations/send_instructions_for_current_user: the mail once more, to who is signed in. */
export const sendInstructions = (): Promise<ApiResult<void>> =>
  api.post('/users/confirmations/send_instructions_for_current_user');
