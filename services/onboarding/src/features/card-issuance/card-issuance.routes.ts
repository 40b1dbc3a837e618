import { Id } from '@reset/api-contract/fields.ts';
import {
  CardIssuance,
  CardIssuancesQuery,
  RetryCardIssuance,
  WaitingCardIssuances,
} from '@reset/api-contract/onboarding/card-issuance.ts';
import { notFound, rejectImpersonation, requireIdentity, type Service } from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { recordRepayment, requestDepositAccount } from './card-issuance.guard.ts';
import { cardIssuanceStore, retryIssuance } from './card-issuance.store.ts';
import { wireIssuance } from './card-issuance.ts';

const MAX_USER_AGENT = 500;

/** How she repays, how far her card has come, and what staff do about one that does not come. */
export function cardIssuanceRoutes(app: Service, context: Context): void {
  const { clock, database, jobs, log } = context;
  const issuances = cardIssuanceStore(database);

  app.post(
    '/api/v1/card_application/confirm_repayment_account',
    { config: { access: 'member' } },
    async (request, reply) => {
      const userId = rejectImpersonation(request);
      const userAgent = (request.headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT);
      const from = { ipAddress: request.ip, userAgent };
      await recordRepayment(context, { userId, requestId: request.id, from });
      return reply.code(204).send();
    },
  );

  app.post(
    '/api/v1/card_application/deposit_account',
    { config: { access: 'member' } },
    async (request, reply) => {
      const userId = rejectImpersonation(request);
      await requestDepositAccount(context, { userId, requestId: request.id });
      return reply.code(204).send();
    },
  );

  app.get(
    '/api/v1/card_application/issuance',
    { config: { access: 'member' }, schema: { response: { 200: CardIssuance } } },
    async (request) =>
      wireIssuance(await issuances.find(requireIdentity(request).userId), clock.now()),
  );

  app.get(
    '/internal/card_issuances',
    {
      config: { callers: ['admin', 'operator'] },
      schema: { querystring: CardIssuancesQuery, response: { 200: WaitingCardIssuances } },
    },
    async ({ query }) => {
      const waiting = await issuances.waiting({ after: query.after ?? null, now: clock.now() });
      return {
        card_issuances: waiting.map((one) => ({
          user_id: one.userId,
          repayment_method: one.repaymentMethod,
          began_at: one.beganAt.toISOString(),
          requested_at: one.requestedAt?.toISOString() ?? null,
          account_opened: one.accountOpenedAt !== null,
          refusal: one.refusal,
        })),
      };
    },
  );

  app.post(
    '/internal/card_issuances/:user_id/retry',
    {
      config: { callers: ['admin', 'operator'] },
      schema: { params: Type.Object({ user_id: Id }), body: RetryCardIssuance },
    },
    async ({ params, body }, reply) => {
      const isRetried = await database.transaction((transaction) =>
        retryIssuance(transaction, jobs.add, params.user_id),
      );
      if (!isRetried) return reply.refuse(notFound);
      log.info({ user_id: params.user_id, ...body }, 'card_issuance.retried');
      return reply.code(204).send();
    },
  );
}
