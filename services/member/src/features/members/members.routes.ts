import { Id } from '@reset/api-contract/fields.ts';
import { PutMember } from '@reset/api-contract/member/commands.ts';
import type { Service } from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { memberStore } from './members.store.ts';

/** PUT /internal/members/:user_id. */
export function membersRoutes(app: Service, { clock, database }: Context): void {
  const members = memberStore(database);
  app.put(
    '/internal/members/:user_id',
    {
      config: { callers: ['operator'] },
      schema: { params: Type.Object({ user_id: Id }), body: PutMember },
    },
    async (request, reply) => {
      const userId = request.params.user_id;
      await members.put({ userId, repaymentMethod: request.body.repayment_method }, clock.now());
      return reply.code(204).send();
    },
  );
}
