import { Id } from '@reset/api-contract/fields.ts';
import { CheckPassword, CheckPasswordReply } from '@reset/api-contract/public/check-password.ts';
import type { Service } from '@reset/service-kit';
import Type from 'typebox';
import type { AttemptStore } from './attempt-store.ts';
import { provePassword, type ProofNeeds } from './prove-password.ts';
import { LOCKED } from './refusals.ts';

export type CheckPasswordNeeds = ProofNeeds & {
  attempts: AttemptStore;
  findUser: (id: string) => Promise<{ email: string } | null>;
};

/**
 * POST /internal/users/:id/check_password, for services whose people prove once
 * more who they are. Guesses count together with those at signing in.
 */
export function registerCheckPassword(app: Service, needs: CheckPasswordNeeds): void {
  app.post(
    '/internal/users/:id/check_password',
    {
      config: { callers: ['admin'] },
      schema: {
        params: Type.Object({ id: Id }),
        body: CheckPassword,
        response: { 200: CheckPasswordReply },
      },
    },
    async (request, reply) => {
      const user = await needs.findUser(request.params.id);
      if (!user) return reply.refuse({ status: 404, error: 'Not found', code: 'not_found' });
      const proven = await provePassword(needs, user.email, request.body.password);
      if (proven === 'locked') return reply.refuse(LOCKED);
      if (proven === 'wrong') return { matches: false };
      await needs.attempts.forgiveAttempts(user.email, needs.clock.now());
      return { matches: true };
    },
  );
}
