import { SignInReply, SignInRequest } from '@reset/api-contract/public/sign-in.ts';
import { unauthorized, type Refusal, type Service } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { hasPasskey } from '#features/passkeys/passkeys.store.ts';
import { provePassword } from '#features/passwords/passwords.store.ts';
import { LOCK_MINUTES, lockedOut } from '#features/passwords/passwords.ts';
import { invalidCode, toAwaited, tooManyCodes } from '#features/second-factor/second-factor.ts';
import { normalizeEmail } from '#features/users/users.ts';
import { answerEntered } from './entered.ts';
import { enter } from './sign-in.store.ts';

const invalidCredentials: Refusal = {
  status: 422,
  error: 'Invalid email or password.',
  code: 'invalid_credentials',
  event: 'sign_in.failed',
};

/**
 * POST /users/sign_in. Whatever was wrong, the answer and the work before it are
 * the same, so that nobody learns which addresses have an account, nor, without the
 * password, who has a second factor.
 */
export function signInRoutes(app: Service, context: Context): void {
  app.post(
    '/api/v1/users/sign_in',
    {
      config: {
        access: 'visitor',
        session: 'starts',
        device: 'remembers',
        limits: [
          { calls: 3, seconds: 10, per: 'ip_and_email' },
          { calls: 60, seconds: 10, per: 'ip' },
        ],
      },
      schema: { body: SignInRequest, response: { 200: SignInReply } },
    },
    async ({ identity: caller, body }, reply) => {
      if (!caller) return reply.refuse(unauthorized);
      const { sessionId, deviceId } = caller;
      const { user: credentials, otp_attempt: typed = null } = body;
      const { password } = credentials;
      const email = normalizeEmail(credentials.email);
      const proof = await provePassword(context, { email, password, deviceId });
      if (proof === 'locked') {
        reply.header('retry-after', String(LOCK_MINUTES * 60));
        return reply.refuse(lockedOut);
      }
      if (proof === 'wrong') return reply.refuse(invalidCredentials);
      const now = context.clock.now();
      const entered = await enter(context, { proof, sessionId, deviceId, typed, now });
      if (entered.is === 'wrong_password') return reply.refuse(invalidCredentials);
      if (entered.is === 'wrong') return reply.refuse(invalidCode);
      if (entered.is === 'too_many') return reply.refuse(tooManyCodes);
      if (entered.is === 'code_awaited') {
        const passkey = await hasPasskey(context.database, entered.user.id);
        return { ...toAwaited(entered), ...(passkey ? { passkey } : {}) };
      }
      return answerEntered(reply, proof.user, entered.secondFactorAt);
    },
  );
}
