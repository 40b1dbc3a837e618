import { CorrectEmailRequest } from '@reset/api-contract/public/confirmations.ts';
import {
  invalidFields,
  rejectImpersonation,
  requireIdentity,
  unauthorized,
  type Service,
} from '@reset/service-kit';
import type { Context } from '#context.ts';
import { LOCK_MINUTES, lockedOut } from '#features/passwords/passwords.ts';
import { forgiveAttempts, provePassword } from '#features/passwords/passwords.store.ts';
import { readUser } from '#features/users/users.store.ts';
import { isEmail, normalizeEmail } from '#features/users/users.ts';
import { alreadyConfirmed, correctEmail, wrongPassword } from './correct-email.store.ts';

const noAddress = invalidFields({ email: ['This is not an email address.'] });

/**
 * PUT /users/unconfirmed_email: who mistyped her address at sign-up corrects it, by her password. As
 * in signing up, the answer does not tell whether somebody has the address (decision 43).
 */
export function correctEmailRoutes(app: Service, context: Context): void {
  const { clock, database } = context;
  app.put(
    '/api/v1/users/unconfirmed_email',
    {
      config: {
        access: 'member',
        device: 'remembers',
        limits: [
          { calls: 3, seconds: 60, per: 'ip_and_email' },
          { calls: 30, seconds: 60, per: 'ip' },
        ],
      },
      schema: { body: CorrectEmailRequest },
    },
    async (request, reply) => {
      const userId = rejectImpersonation(request);
      const { deviceId } = requireIdentity(request);
      const email = normalizeEmail(request.body.user.email);
      if (!isEmail(email)) return reply.refuse(noAddress);
      const user = await readUser(database, { id: userId });
      if (!user) return reply.refuse(unauthorized);
      if (user.confirmedAt) return reply.refuse(alreadyConfirmed);

      const guess = { email: user.email, password: request.body.current_password, deviceId };
      const proof = await provePassword(context, guess);
      if (proof === 'locked') {
        reply.header('retry-after', String(LOCK_MINUTES * 60));
        return reply.refuse(lockedOut);
      }
      if (proof === 'wrong') return reply.refuse(wrongPassword);
      const now = clock.now();
      await forgiveAttempts(database, proof.counted, now);
      await correctEmail(context, { proof, email, deviceId, now });
      return reply.code(204).send();
    },
  );
}
