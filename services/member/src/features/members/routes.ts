import { Id } from '@reset/api-contract/fields.ts';
import { PutMember } from '@reset/api-contract/member/commands.ts';
import { MemberLinks } from '@reset/api-contract/member/links.ts';
import type { Clock, Service } from '@reset/service-kit';
import Type from 'typebox';
import type { Member } from './members.ts';

type Needs = {
  putMember(member: Member, now: Date): Promise<void>;
  readLinks(userId: string): Promise<MemberLinks>;
  clock: Clock;
};

const OneMember = Type.Object({ user_id: Id });

/** PUT /internal/members/:user_id, and GET /internal/members/:user_id/links. */
export function registerMembers(app: Service, { putMember, readLinks, clock }: Needs): void {
  app.put(
    '/internal/members/:user_id',
    {
      config: { callers: ['operator'] },
      schema: { params: OneMember, body: PutMember },
    },
    async (request, reply) => {
      const userId = request.params.user_id;
      await putMember({ userId, repaymentMethod: request.body.repayment_method }, clock.now());
      return reply.code(204).send();
    },
  );

  app.get(
    '/internal/members/:user_id/links',
    {
      config: { callers: ['onboarding', 'operator'] },
      schema: { params: OneMember, response: { 200: MemberLinks } },
    },
    (request) => readLinks(request.params.user_id),
  );
}
