import { CardFreeze, PutCardFreeze } from '@reset/api-contract/member/card-freeze.ts';
import {
  type Refusal,
  rejectImpersonation,
  requireIdentity,
  type Service,
} from '@reset/service-kit';
import type { Context } from '#context.ts';
import { cardFreezeStore } from './card-freeze.store.ts';

const NOT_FOUND: Refusal = { status: 404, code: 'card_account_not_found', error: 'Not found' };

/** GET and PUT /card_accounts/current/freeze: a member stops purchases with her cards for a while. */
export function cardFreezeRoutes(app: Service, { clock, database, jobs }: Context): void {
  const freezes = cardFreezeStore(database, jobs.add);
  const path = '/api/v1/card_accounts/current/freeze';
  const response = { 200: CardFreeze };
  const answer = async (userId: string): Promise<CardFreeze | null> => {
    const found = await freezes.find(userId);
    return found && { state: found.state, since: found.since?.toISOString() ?? null };
  };

  app.get(
    path,
    { config: { access: 'member' }, schema: { response } },
    async (request, reply) =>
      (await answer(requireIdentity(request).userId)) ?? reply.refuse(NOT_FOUND),
  );

  app.put(
    path,
    {
      config: { access: 'member', limits: [{ calls: 30, seconds: 60, per: 'ip' }] },
      schema: { body: PutCardFreeze, response },
    },
    async (request, reply) => {
      const userId = rejectImpersonation(request);
      await freezes.set(userId, request.body.frozen, clock.now());
      return (await answer(userId)) ?? reply.refuse(NOT_FOUND);
    },
  );
}
