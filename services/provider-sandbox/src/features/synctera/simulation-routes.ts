import type { Service } from '@reset/service-kit';
import { authorize } from './authorize.ts';
import { adviseHold, clearHold, forcePost, reverseHold } from './clear-hold.ts';
import { AdviceBody, AuthorizationBody, ClearingBody, ReversalBody } from './card-schemas.ts';
import type { Synctera } from './open-synctera.ts';
import { wireHold, wirePosted } from './wire.ts';

const SIMULATIONS = '/cards/transaction_simulations';

/** What a merchant's terminal would set off: /v0/cards/transaction_simulations. */
export function simulationRoutes(scope: Service, synctera: Synctera): void {
  scope.post(
    `${SIMULATIONS}/authorization`,
    { schema: { body: AuthorizationBody } },
    async ({ body }, reply) => reply.code(201).send(wireHold(await authorize(synctera, body))),
  );
  scope.post(
    `${SIMULATIONS}/authorization/advice`,
    { schema: { body: AdviceBody } },
    async ({ body }, reply) => reply.code(201).send(wireHold(adviseHold(synctera, body))),
  );
  scope.post(
    `${SIMULATIONS}/force_post`,
    { schema: { body: AuthorizationBody } },
    async ({ body }, reply) => reply.code(201).send(wirePosted(forcePost(synctera, body))),
  );
  scope.post(
    `${SIMULATIONS}/clearing`,
    { schema: { body: ClearingBody } },
    async ({ body }, reply) => reply.code(201).send(wirePosted(clearHold(synctera, body))),
  );
  scope.post(
    `${SIMULATIONS}/reversal`,
    { schema: { body: ReversalBody } },
    async ({ body }, reply) => reply.code(201).send(wireHold(reverseHold(synctera, body))),
  );
}
