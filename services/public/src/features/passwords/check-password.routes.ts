import { Id } from '@reset/api-contract/fields.ts';
import { CheckPassword, CheckPasswordReply } from '@reset/api-contract/public/passwords.ts';
import { notFound, type Service } from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { readUser } from '#features/users/users.store.ts';
import { lockedOut } from './lock-out.ts';
import { forgiveAttempts, provePassword } from './passwords.store.ts';

/** POST /internal/users/:id/check_password: whether it is hers, for the gateway. */
export function checkPasswordRoutes(app: Service, context: Context): void {
  const { clock, database } = context;
  app.post(
    '/internal/users/:id/check_password',
    {
      config: { callers: ['gateway'] },
      schema: {
        params: Type.Object({ id: Id }),
        body: CheckPassword,
        response: { 200: CheckPasswordReply },
      },
    },
    async ({ params, body }, reply) => {
      const user = await readUser(database, { id: params.id });
      if (!user) return reply.refuse(notFound);
      const guess = { email: user.email, password: body.password, deviceId: body.device_id };
      const proof = await provePassword(context, guess);
      if (proof === 'locked') return reply.refuse(lockedOut);
      if (proof === 'wrong') return { matches: false };
      await forgiveAttempts(database, proof.counted, clock.now());
      return { matches: true };
    },
  );
}
