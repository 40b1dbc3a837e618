import type { Clock, Service } from '@reset/service-kit';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { dayOf } from '#personas/calendar-day.ts';
import type { Persona } from '#personas/persona.ts';
import { findPersona } from '#personas/personas.ts';
import { accountBalance } from './account-balance.ts';
import { registerPlaidInstitutions } from './institutions-routes.ts';
import {
  invalidAccessToken,
  missingFields,
  PlaidRefused,
  toPlaidRefusal,
  unknownPath,
  type PlaidRefusal,
} from './plaid-refusal.ts';
import { BalanceReply, PlaidRequest, RecurringReply } from './plaid-schemas.ts';
import { recurringStreams } from './recurring-streams.ts';

const TOKEN_PREFIX = 'access-sandbox-';

/**
 * Plaid's API below /plaid. Any client id and secret will do, but there have to
 * be some; the access token names the persona: `access-sandbox-hourly_ach`.
 */
export function registerPlaid(app: Service, clock: Clock): void {
  app.register(
    async (plaid: Service) => {
      plaid.setErrorHandler((error: FastifyError | PlaidRefused, request, reply) => {
        const refusal = toPlaidRefusal(error);
        if (refusal.status >= 500) request.log.error({ err: error }, 'request failed');
        return refuse(reply, refusal);
      });
      plaid.setNotFoundHandler((_request, reply) => refuse(reply, unknownPath));
      registerPlaidInstitutions(plaid);

      plaid.post(
        '/accounts/balance/get',
        { schema: { body: PlaidRequest, response: { 200: BalanceReply } } },
        async (request) => ({
          ...accountBalance(personaOf(request)),
          request_id: request.id,
        }),
      );
      plaid.post(
        '/transactions/recurring/get',
        { schema: { body: PlaidRequest, response: { 200: RecurringReply } } },
        async (request) => ({
          ...recurringStreams(personaOf(request), dayOf(clock.now())),
          request_id: request.id,
        }),
      );
    },
    { prefix: '/plaid' },
  );
}

type Authorized = { body: PlaidRequest; headers: FastifyRequest['headers'] };

function personaOf({ body, headers }: Authorized): Persona {
  const missing = [
    ...(body.client_id || headers['plaid-client-id'] ? [] : ['client_id']),
    ...(body.secret || headers['plaid-secret'] ? [] : ['secret']),
  ];
  if (missing.length > 0) throw new PlaidRefused(missingFields(missing));
  const persona = body.access_token.startsWith(TOKEN_PREFIX)
    ? findPersona(body.access_token.slice(TOKEN_PREFIX.length))
    : null;
  if (!persona) throw new PlaidRefused(invalidAccessToken);
  return persona;
}

const refuse = (reply: FastifyReply, { status, ...body }: PlaidRefusal) =>
  reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ ...body, display_message: null, suggested_action: null, request_id: reply.request.id });
