import { Id } from '@reset/api-contract/fields.ts';
import { Erasure, Erasures, PostErasure } from '@reset/api-contract/onboarding/personal-info.ts';
import type { Service } from '@reset/service-kit';
import Type, { type Static } from 'typebox';
import type { Context } from '#context.ts';
import { erasureStore, requestErasure } from './erasure.store.ts';
import type { Erasure as KnownErasure } from './erasure.ts';

/**
 * POST /internal/personal_infos/:user_id/erasures: staff have what somebody told of herself erased,
 * and say why. GET of the same: what was asked for, and what it came to.
 */
export function erasureRoutes(app: Service, { clock, database, jobs }: Context): void {
  const path = '/internal/personal_infos/:user_id/erasures';
  const config = { callers: ['admin', 'operator'] };
  const params = Type.Object({ user_id: Id });

  app.post(
    path,
    { config, schema: { params, body: PostErasure, response: { 202: Erasure } } },
    async ({ params: { user_id: userId }, body }, reply) => {
      const { reason, actor_id: actorId } = body;
      const asked = { userId, reason, actorId, requestedAt: clock.now() };
      const erasure = await database.transaction((transaction) =>
        requestErasure(transaction, jobs.add, asked),
      );
      return reply.code(202).send(toWire(erasure));
    },
  );

  app.get(
    path,
    { config, schema: { params, response: { 200: Erasures } } },
    async ({ params: { user_id: userId } }) => ({
      erasures: (await erasureStore(database).ofUser(userId)).map(toWire),
    }),
  );
}

const toWire = (erasure: KnownErasure): Static<typeof Erasure> => ({
  id: erasure.id,
  reason: erasure.reason,
  actor_id: erasure.actorId,
  requested_at: erasure.requestedAt.toISOString(),
  outcome: erasure.outcome,
  kept_for: erasure.keptFor,
});
