import { Refused, type Refusal, type Wording } from '#http/refusals.ts';
import { dayOf } from '#personas/calendar-day.ts';
import type { Context } from '../../context.ts';
import type { Provider } from '../../provider.ts';
import { cashflowScore } from './cashflow-score.ts';
import { characteristicsOf } from './characteristics.ts';
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
const MAX_UPLOAD_BYTES = 4 * 1024 * 1024;

const refusal = (status: number, code: string, message: string): Refusal => ({
  status,
  code,
  message,
});
const forbidden = refusal(403, 'forbidden', 'A valid x-api-key header is required.');
const unknownUser = refusal(404, 'user_not_found', 'Nothing was uploaded for this user.');

const wording: Wording = {
  badRequest: () => refusal(400, 'invalid_request', 'The request could not be read.'),
  notFound: () => refusal(404, 'not_found', 'There is nothing at this address.'),
  fault: refusal(500, 'internal_error', 'Something went wrong on our side.'),
  body: ({ code, message }) => ({ error: { code, message } }),
};

/** Pave's Cashflow API below /pave. Any x-api-key will do, but there has to be one. */
export function pave(context: Context): Provider {
  const { clock } = context;
  const users = openPaveUsers(context);
  return {
    name: 'pave',
    wording,
    apis: [
      {
        prefix: '/pave',
        hooks(scope) {
          scope.addHook('onRequest', async ({ headers }) => {
            if (!headers['x-api-key']) throw new Refused(forbidden);
          });
        },
        routes(scope) {
          scope.post(
            `${USER}/transactions`,
            {
              bodyLimit: MAX_UPLOAD_BYTES,
              schema: {
                params: UserParams,
                body: TransactionsBody,
                response: { 200: UploadReply },
              },
            },
            async ({ params: { user_id }, body }) => {
              users.addTransactions(user_id, body.transactions);
              return { user_id, received: body.transactions.length };
            },
          );
          scope.post(
            `${USER}/balances`,
            { schema: { params: UserParams, body: BalancesBody, response: { 200: UploadReply } } },
            async ({ params: { user_id }, body }) => {
              users.addBalances(user_id, body.balances);
              return { user_id, received: body.balances.length };
            },
          );
          scope.get(
            `${USER}/unified_insights`,
            {
              schema: {
                params: UserParams,
                response: { 200: InsightsReply, 202: ProcessingReply },
              },
            },
            async ({ params: { user_id } }, reply) => {
              const user = users.find(user_id);
              if (!user) throw new Refused(unknownUser);
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
      },
    ],
  };
}
