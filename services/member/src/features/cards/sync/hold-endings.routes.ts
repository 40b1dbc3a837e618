import Type from 'typebox';
import { Id } from '@reset/api-contract/fields.ts';
import { PostHoldEnding } from '@reset/api-contract/member/commands.ts';
import type { Refusal, Service } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { holdEndingStore } from './hold-endings.store.ts';

const REFUSALS = {
  notFound: { status: 404, code: 'card_transaction_not_found', error: 'Not found' },
  nothingHeld: {
    status: 409,
    code: 'nothing_held',
    error: 'Nothing is held for this purchase any more.',
  },
} satisfies Record<string, Refusal>;

/** POST /internal/members/:user_id/card_transactions/:id/expire, for staff by the admin service. */
export function holdEndingsRoutes(app: Service, { clock, database }: Context): void {
  const { endByStaff } = holdEndingStore(database);
  app.post(
    '/internal/members/:user_id/card_transactions/:id/expire',
    {
      config: { callers: ['admin'] },
      schema: { params: Type.Object({ user_id: Id, id: Id }), body: PostHoldEnding },
    },
    async ({ params, body }, reply) => {
      const by = { actorId: body.actor_id, reason: body.reason, now: clock.now() };
      const ended = await endByStaff(params.user_id, params.id, by);
      if (ended === 'not_found') return reply.refuse(REFUSALS.notFound);
      if (ended === 'nothing_held') return reply.refuse(REFUSALS.nothingHeld);
      return reply.code(204).send();
    },
  );
}
