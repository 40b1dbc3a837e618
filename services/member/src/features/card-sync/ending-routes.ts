import { Id } from '@reset/api-contract/fields.ts';
import { PostHoldEnding } from '@reset/api-contract/member/commands.ts';
import type { Clock, Refusal, Service } from '@reset/service-kit';
import Type from 'typebox';
import type { endingStore } from './ending-store.ts';

type Needs = { endByStaff: ReturnType<typeof endingStore>['endByStaff']; clock: Clock };

const REFUSALS = {
  notFound: { status: 404, code: 'card_transaction_not_found', error: 'Not found' },
  nothingHeld: {
    status: 409,
    code: 'nothing_held',
    error: 'Nothing is held for this purchase any more.',
  },
} satisfies Record<string, Refusal>;

/** POST /internal/members/:user_id/card_transactions/:id/expire, for staff by the admin service. */
export function registerHoldEndings(app: Service, { endByStaff, clock }: Needs): void {
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
