import Type from 'typebox';
import { Id } from '@reset/api-contract/fields.ts';
import { PutLimitConfig } from '@reset/api-contract/member/limit-config.ts';
import type { Service } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { requireMember } from '#features/members/members.store.ts';
import { limitConfigStore } from './limits.store.ts';
import { NOTHING_SET, toLimitConfig } from './limit-config.ts';

/** PUT /internal/members/:user_id/limit_config. */
export function limitsRoutes(app: Service, { database }: Context): void {
  app.put(
    '/internal/members/:user_id/limit_config',
    {
      config: { callers: ['operator', 'admin'] },
      schema: { params: Type.Object({ user_id: Id }), body: PutLimitConfig },
    },
    async (request, reply) => {
      const userId = request.params.user_id;
      await requireMember(database, userId);
      await limitConfigStore(database).put(userId, toLimitConfig(request.body, NOTHING_SET));
      return reply.code(204).send();
    },
  );
}
