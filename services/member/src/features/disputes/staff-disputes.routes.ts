import { Id } from '@reset/api-contract/fields.ts';
import {
  DueDisputes,
  PostDisputeDecision,
  PostProvisionalCredit,
  PostStaffMessage,
} from '@reset/api-contract/member/disputes.ts';
import type { Refusal, Service } from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { disputeActionStore, type Stepped } from './dispute-actions.store.ts';
import { disputeCaseStore } from './dispute-cases.store.ts';
import { disputeStore } from './disputes.store.ts';

const REFUSALS = {
  notFound: { status: 404, code: 'dispute_not_found', error: 'Not found' },
  conflict: {
    status: 409,
    code: 'dispute_conflict',
    error: 'This dispute has been decided otherwise.',
  },
  messageConflict: {
    status: 409,
    code: 'message_conflict',
    error: 'This id was used for another message.',
  },
} satisfies Record<string, Refusal>;

const config = { callers: ['admin'] };
const params = Type.Object({ id: Id });
const staff = (actorId: string) => `staff:${actorId}`;

/** /internal/disputes: what staff do about disputes, by the admin service. */
export function staffDisputesRoutes(app: Service, { clock, database, jobs }: Context): void {
  const actions = disputeActionStore(database, jobs.add);
  const cases = disputeCaseStore(database, jobs.add);
  const disputes = disputeStore(database);

  app.get('/internal/disputes', { config, schema: { response: { 200: DueDisputes } } }, async () =>
    disputes.undecided(),
  );

  app.post(
    '/internal/disputes/:id/provisional_credit',
    { config, schema: { params, body: PostProvisionalCredit } },
    async (request, reply) => {
      const by = { actor: staff(request.body.actor_id), now: clock.now() };
      const refusal = refusalOf(await actions.credit(request.params.id, by));
      return refusal ? reply.refuse(refusal) : reply.code(204).send();
    },
  );

  app.post(
    '/internal/disputes/:id/decision',
    { config, schema: { params, body: PostDisputeDecision } },
    async (request, reply) => {
      const { outcome, reason, actor_id: actorId } = request.body;
      const decision = { outcome, reason, actor: staff(actorId), now: clock.now() };
      const refusal = refusalOf(await actions.decide(request.params.id, decision));
      return refusal ? reply.refuse(refusal) : reply.code(204).send();
    },
  );

  app.post(
    '/internal/disputes/:id/messages',
    { config, schema: { params, body: PostStaffMessage } },
    async (request, reply) => {
      const { id } = request.params;
      if (!(await cases.exists(id))) return reply.refuse(REFUSALS.notFound);
      const { actor_id: authorId, ...message } = request.body;
      const written = { ...message, author: 'staff', authorId } as const;
      const isKept = await cases.write(id, written, clock.now());
      return isKept ? reply.code(204).send() : reply.refuse(REFUSALS.messageConflict);
    },
  );
}

const refusalOf = (done: Stepped): Refusal | null => {
  if (done === null) return REFUSALS.notFound;
  return done === 'conflict' ? REFUSALS.conflict : null;
};
