import type { Service } from '@reset/service-kit';
import type { FastifyError } from 'fastify';
import { meetFaults } from '#faults/meet-faults.ts';
import { dayOf } from '#personas/calendar-day.ts';
import type { SandboxWorld } from '../../sandbox-world.ts';
import { cashflowScore } from './cashflow-score.ts';
import { characteristicsOf } from './characteristics.ts';
import { noKey, PaveRefused, toPaveRefusal, unknownPath, unknownUser } from './pave-refusal.ts';
import {
  BalancesBody,
  InsightsReply,
  ProcessingReply,
  TransactionsBody,
  UploadReply,
  UserParams,
} from './pave-schemas.ts';
import { openPaveUsers } from './pave-users.ts';
import { recurringIncomes } from './recurring-incomes.ts';

const USER = '/v1/users/:user_id';

/** Pave's Cashflow API below /pave. Any x-api-key will do, but there has to be one. */
export function registerPave(app: Service, { clock, records, faults }: SandboxWorld): void {
  const users = openPaveUsers(records, clock);

  app.register(
    async (pave: Service) => {
      pave.setErrorHandler((error: FastifyError | PaveRefused, request, reply) => {
        const { status, ...told } = toPaveRefusal(error);
        if (status >= 500) request.log.error({ err: error }, 'request failed');
        return reply
          .code(status)
          .type('application/json; charset=utf-8')
          .serializer(JSON.stringify)
          .send({ error: told });
      });
      pave.setNotFoundHandler(() => {
        throw new PaveRefused(unknownPath);
      });
      pave.addHook('onRequest', async (request) => {
        if (!request.headers['x-api-key']) throw new PaveRefused(noKey);
      });
      meetFaults(pave, faults.pave);

      pave.post(
        `${USER}/transactions`,
        {
          bodyLimit: 4 * 1024 * 1024,
          schema: { params: UserParams, body: TransactionsBody, response: { 200: UploadReply } },
        },
        async ({ params: { user_id }, body }) => {
          users.addTransactions(user_id, body.transactions);
          return { user_id, received: body.transactions.length };
        },
      );
      pave.post(
        `${USER}/balances`,
        { schema: { params: UserParams, body: BalancesBody, response: { 200: UploadReply } } },
        async ({ params: { user_id }, body }) => {
          users.addBalances(user_id, body.balances);
          return { user_id, received: body.balances.length };
        },
      );
      pave.get(
        `${USER}/unified_insights`,
        { schema: { params: UserParams, response: { 200: InsightsReply, 202: ProcessingReply } } },
        async ({ params: { user_id } }, reply) => {
          const user = users.find(user_id);
          if (!user) throw new PaveRefused(unknownUser);
          if (!users.isReady(user)) {
            return reply.code(202).send({ user_id, status: 'processing' as const });
          }
          const today = dayOf(clock.now());
          const recurring = recurringIncomes(Object.values(user.transactions), today);
          const characteristics = characteristicsOf(user, recurring, today);
          return {
            user_id,
            as_of: today,
            income: { recurring },
            characteristics,
            scores: [cashflowScore(characteristics)],
          };
        },
      );
    },
    { prefix: '/pave' },
  );
}
