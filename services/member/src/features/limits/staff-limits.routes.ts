import { Id } from '@reset/api-contract/fields.ts';
import { answerOnce, type Service } from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { requireMember } from '#features/members/members.store.ts';
import { limitConfigStore } from './limits.store.ts';
import { staleLimitStore } from './stale-limits.store.ts';

/**
 * POST /internal/members/:user_id/limit/refresh and /limit_config/reset_multipliers, by the admin
 * service: staff have a limit computed now, or take back what was set of her part of pay.
 */
export function staffLimitsRoutes(app: Service, context: Context): void {
  const route = {
    config: { callers: ['admin'] },
    schema: { params: Type.Object({ user_id: Id }) },
  };

  app.post('/internal/members/:user_id/limit/refresh', route, (request, reply) =>
    answerOnce(context, request, reply, async (transaction) => {
      const { user_id: userId } = request.params;
      await requireMember(transaction, userId);
      await staleLimitStore(transaction).markOf(userId);
      return { status: 204 };
    }),
  );

  app.post('/internal/members/:user_id/limit_config/reset_multipliers', route, (request, reply) =>
    answerOnce(context, request, reply, async (transaction) => {
      const { user_id: userId } = request.params;
      await requireMember(transaction, userId);
      await limitConfigStore(transaction).resetMultipliers(userId);
      return { status: 204 };
    }),
  );
}
