import { Subscriptions } from '@reset/api-contract/events.ts';
import Type from 'typebox';
import type { Database } from '../database/database.ts';
import type { Service } from '../http/build-service.ts';
import { notFound } from '../http/refusals.ts';
import { subscriptionStore, type SubscriptionRow } from './subscription-store.ts';

/**
 * What the operator may ask of a service that follows others:
 * GET /internal/subscriptions, how far it has come with each of them, and
 * POST /internal/subscriptions/:owner/rebuild, to read all of an owner's events
 * anew. What was made of them stays in use until the new reading has come as far.
 */
export function acceptRebuilds(app: Service, { database }: { database: Database }): void {
  const config = { callers: ['operator'] };
  app.get(
    '/internal/subscriptions',
    { config, schema: { response: { 200: Subscriptions } } },
    async () => {
      const rows = await database<SubscriptionRow>('subscription').orderBy('owner');
      return {
        subscriptions: rows.map(({ owner, position, is_live: isLive }) => ({
          owner,
          position,
          live: isLive,
        })),
      };
    },
  );
  app.post(
    '/internal/subscriptions/:owner/rebuild',
    { config, schema: { params: Type.Object({ owner: Type.String() }) } },
    async (request, reply) => {
      const { owner } = request.params;
      const known = await database<SubscriptionRow>('subscription').where({ owner }).first();
      if (!known) return reply.refuse(notFound);
      await subscriptionStore(database, owner).beginNext();
      return reply.code(202).send();
    },
  );
}
