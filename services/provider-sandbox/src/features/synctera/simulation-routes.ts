import type { Service } from '@reset/service-kit';
import { authorize } from './authorize.ts';
import { adviseHold, clearHold, forcePost, reverseHold } from './clear-hold.ts';
import { AdviceBody, AuthorizationBody, ClearingBody, ReversalBody } from './card-schemas.ts';
import type { SyncteraWorld } from './synctera-world.ts';
import { wireHold, wirePosted } from './wire-transaction.ts';

const SIMULATIONS = '/cards/transaction_simulations';

/** What a merchant's terminal would set off: /v0/cards/transaction_simulations. */
export function registerSimulations(synctera: Service, world: SyncteraWorld): void {
  synctera.post(
    `${SIMULATIONS}/authorization`,
    { schema: { body: AuthorizationBody } },
    async ({ body }, reply) => reply.code(201).send(wireHold(await authorize(world, body))),
  );
  synctera.post(
    `${SIMULATIONS}/authorization/advice`,
    { schema: { body: AdviceBody } },
    async ({ body }, reply) => reply.code(201).send(wireHold(adviseHold(world, body))),
  );
  synctera.post(
    `${SIMULATIONS}/force_post`,
    { schema: { body: AuthorizationBody } },
    async ({ body }, reply) => reply.code(201).send(wirePosted(forcePost(world, body))),
  );
  synctera.post(
    `${SIMULATIONS}/clearing`,
    { schema: { body: ClearingBody } },
    async ({ body }, reply) => reply.code(201).send(wirePosted(clearHold(world, body))),
  );
  synctera.post(
    `${SIMULATIONS}/reversal`,
    { schema: { body: ReversalBody } },
    async ({ body }, reply) => reply.code(201).send(wireHold(reverseHold(world, body))),
  );
}
