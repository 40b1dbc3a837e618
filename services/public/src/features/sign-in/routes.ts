import { SignInReply, SignInRequest } from '@reset/api-contract/public/sign-in.ts';
import type { Service } from '@reset/service-kit';
import { INVALID_CODE, TOO_MANY_CODES } from '#codes/refusals.ts';
import { normalizeEmail } from '#features/users/users.ts';
import { asker } from '#sessions/asker.ts';
import { startSession } from '#sessions/session-start.ts';
import type { Enter } from './enter-store.ts';
import { provePassword, type ProofNeeds } from './prove-password.ts';
import { INVALID_CREDENTIALS, LOCKED } from './refusals.ts';
import { destinationOf, LOCK_MINUTES } from './sign-in.ts';

export type SignInNeeds = ProofNeeds & { enter: Enter };

/**
 * POST /users/sign_in. Whatever was wrong, the answer and the work before it are
 * the same, so that nobody learns which addresses have an account, nor, without the
 * password, who has a second factor.
 */
export function registerSignIn(app: Service, needs: SignInNeeds): void {
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
    async (request, reply) => {
      const { user, otp_attempt: typed = null } = request.body;
      const { sessionId, deviceId } = asker(request);
      const guess = { email: normalizeEmail(user.email), password: user.password, deviceId };
      const proven = await provePassword(needs, guess);
      if (proven === 'locked') {
        reply.header('retry-after', String(LOCK_MINUTES * 60));
        return reply.refuse(LOCKED);
      }
      if (proven === 'wrong') return reply.refuse(INVALID_CREDENTIALS);
      const { account, counted } = proven;
      const now = needs.clock.now();
      const entered = await needs.enter({ account, counted, sessionId, deviceId, typed, now });
      if (entered.is === 'wrong_password') return reply.refuse(INVALID_CREDENTIALS);
      if (entered.is === 'wrong_code') return reply.refuse(INVALID_CODE);
      if (entered.is === 'too_many_codes') return reply.refuse(TOO_MANY_CODES);
      if (entered.is === 'code_awaited') {
        const phoneLastFour = entered.phoneNumber.slice(-4);
        return {
          mfa_required: true as const,
          user_id: account.userId,
          phone_last_four: phoneLastFour,
        };
      }
      startSession(reply, { ...account, secondFactorAt: entered.secondFactorAt });
      return { location: destinationOf(account) };
    },
  );
}
