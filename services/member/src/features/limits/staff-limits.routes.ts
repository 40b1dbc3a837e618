import { Id } from '@reset/api-contract/fields.ts';
import { answerOnce, type Service } from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { requireMember } from '#features/members/members.store.ts';
import { staleLimitStore } from './stale-limits.store.ts';

/**
 * POST /internal/members/:user_id/limit/refresh, by the admin service: staff have a limit computed now.
 */
export function staffLimitsRoutes(app: Service, context: Context): void {
  const config = { callers: ['admin'] };
  const schema = { params: Type.Object({ user_id: Id }) };
  app.post('/internal/members/:user_id/limit/refresh', { config, schema }, (request, reply) =>
    answerOnce(context, request, reply, async (transaction) => {
      const { user_id: userId } = request.params;
      await requireMember(transaction, userId);
      await staleLimitStore(transaction).markOf(userId);
      return { status: 204 };
    }),
  );
}
