import { SignInReply, SignInRequest } from '@reset/api-contract/public/sign-in.ts';
import type { Service } from '@reset/service-kit';
import { normalizeEmail } from '#features/users/users.ts';
import { startSession } from '#sessions/session-start.ts';
import { provePassword, type ProofNeeds } from './prove-password.ts';
import { INVALID_CREDENTIALS, LOCKED } from './refusals.ts';
import { LOCK_MINUTES } from './sign-in.ts';
import type { RecordSignedIn } from './signed-in-store.ts';

export type SignInNeeds = ProofNeeds & { recordSignedIn: RecordSignedIn };

/**
 * POST /users/sign_in. Whatever was wrong, the answer and the work before it are
 * the same, so that nobody learns which addresses have an account.
 */
export function registerSignIn(app: Service, needs: SignInNeeds): void {
  app.post(
    '/api/v1/users/sign_in',
    {
      config: { access: 'visitor', session: 'starts' },
      schema: { body: SignInRequest, response: { 200: SignInReply } },
    },
    async (request, reply) => {
      const { password } = request.body.user;
      const email = normalizeEmail(request.body.user.email);
      const proven = await provePassword(needs, email, password);
      if (proven === 'locked') {
        reply.header('retry-after', String(LOCK_MINUTES * 60));
        return reply.refuse(LOCKED);
      }
      if (proven === 'wrong') return reply.refuse(INVALID_CREDENTIALS);
      await needs.recordSignedIn({ userId: proven.userId, email, now: needs.clock.now() });
      startSession(reply, proven);
      return { location: '/dashboard' };
    },
  );
}
