import { ResetPasswordRequest } from '@reset/api-contract/public/passwords.ts';
import type { Service } from '@reset/service-kit';
import Type from 'typebox';
import { normalizeEmail } from '#features/users/users.ts';
import type { PasswordResetStore } from './password-reset-store.ts';

/**
 * POST /users/passwords: asks for the mail with the link. It does not look who
 * has the address, and always answers the same.
 */
export function registerForgottenPasswords(
  app: Service,
  { resets }: { resets: Pick<PasswordResetStore, 'ask'> },
): void {
  app.post(
    '/api/v1/users/passwords',
    {
      config: {
        access: 'visitor',
        limits: [
          { calls: 3, seconds: 60, per: 'ip_and_email' },
          { calls: 60, seconds: 60, per: 'ip' },
        ],
      },
      schema: { body: ResetPasswordRequest, response: { 200: Type.Object({}) } },
    },
    async (request) => {
      await resets.ask(normalizeEmail(request.body.user.email));
      return {};
    },
  );
}
