import type { CorrectEmailRequest } from '@reset/api-contract/public/confirmations.ts';
import { api, type ApiResult } from '@reset/remote-sdk';
import type { CorrectEmailValues } from '../model/correct-email-form.ts';

/** PUT /users/unconfirmed_email: another address for who has confirmed none, and a mail to it. */
export function correctEmail({
  email,
  currentPassword,
}: CorrectEmailValues): Promise<ApiResult<void>> {
  const request: CorrectEmailRequest = {
    user: { email: email.trim() },
    current_password: currentPassword,
  };
  return api.put('/users/unconfirmed_email', request);
}
