import { api, unwrap } from '@reset/remote-sdk';

/** POST /users/confirmations/send_instructions_for_current_user: the email once more. */
export async function sendInstructions(): Promise<void> {
  unwrap(await api.post('/users/confirmations/send_instructions_for_current_user'));
}
