import { Id } from '@reset/api-contract/fields.ts';
import { PutMember } from '@reset/api-contract/member/commands.ts';
import type { Clock, Service } from '@reset/service-kit';
import Type from 'typebox';
import type { Member } from './members.ts';

type Needs = { putMember(member: Member, now: Date): Promise<void>; clock: Clock };

/** PUT /internal/members/:user_id. */
export function registerMembers(app: Service, { putMember, clock }: Needs): void {
  app.put(
    '/internal/members/:user_id',
    {
      config: { callers: ['operator'] },
      schema: { params: Type.Object({ user_id: Id }), body: PutMember },
    },
    async (request, reply) => {
      const userId = request.params.user_id;
      await putMember({ userId, repaymentMethod: request.body.repayment_method }, clock.now());
      return reply.code(204).send();
    },
  );
}
