import { PasskeyAssertion, PasskeySignInReply } from '@reset/api-contract/public/passkeys.ts';
import { unauthorized, type Service } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { refusalOfPasskey } from '#features/passkeys/passkeys.guard.ts';
import { checkAssertion } from '#features/passkeys/passkeys.store.ts';
import { LOCK_MINUTES } from '#features/passwords/passwords.ts';
import { answerEntered } from './entered.ts';
import { enterByPasskey } from './sign-in.store.ts';

/**
 * POST /users/passkeys/sign_in: by a passkey alone, or in the place of the code that the password
 * awaits. Whatever was wrong, the answer is the same: nobody learns whose passkey it is.
 */
export function passkeySignInRoutes(app: Service, context: Context): void {
  app.post(
    '/api/v1/users/passkeys/sign_in',
    {
      config: {
        access: 'visitor',
        session: 'starts',
        device: 'remembers',
        limits: [{ calls: 60, seconds: 10, per: 'ip' }],
      },
      schema: { body: PasskeyAssertion, response: { 200: PasskeySignInReply } },
    },
    async (request, reply) => {
      const { identity: caller, body: assertion } = request;
      if (!caller) return reply.refuse(unauthorized);
      const { sessionId, deviceId } = caller;
      const now = context.clock.now();
      const purposes = ['sign_in', 'second_step'] as const;
      const checked = await checkAssertion(context, { assertion, sessionId, purposes, now });
      const entered =
        checked.is === 'right'
          ? await enterByPasskey(context, { signed: checked, deviceId, now })
          : checked;
      if (entered.is === 'in') return answerEntered(reply, entered.user, now);
      if (entered.is === 'locked') reply.header('retry-after', String(LOCK_MINUTES * 60));
      return reply.refuse(refusalOfPasskey(request, entered));
    },
  );
}
