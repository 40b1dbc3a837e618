import type { Service } from '@reset/service-kit';
import type { AchLife } from './ach-life.ts';
import type { IncomingAch } from './incoming-ach.ts';
import type { Ach, ExternalAccount } from './synctera-records.ts';
import {
  AchBody,
  AchChange,
  AchReturnBody,
  ExternalAccountBody,
  IdParams,
  PageQuery,
} from './synctera-schemas.ts';
import { found, type Synctera } from './open-synctera.ts';
import { pageOf } from './page-of.ts';
import { wirePosted } from './wire.ts';

/** /v0/external_accounts and /v0/ach, of what is sent and what comes in. */
export function achRoutes(
  scope: Service,
  synctera: Synctera,
  { life, incoming }: { life: AchLife; incoming: IncomingAch },
): void {
  const { records, now, random } = synctera;
  const params = IdParams;

  scope.post(
    '/external_accounts',
    { schema: { body: ExternalAccountBody } },
    async ({ body }, reply) => {
      found(records.persons, body.customer_id, 'customer');
      const times = { creation_time: now(), last_updated_time: now() };
      const account = { ...body, ...times, id: random.id(), status: 'ACTIVE' as const };
      records.externalAccounts.put(account.id, account, account.customer_id);
      return reply.code(201).send(wireExternal(account));
    },
  );
  scope.get('/external_accounts/:id', { schema: { params } }, (request) =>
    wireExternal(found(records.externalAccounts, request.params.id, 'external account')),
  );

  scope.post('/ach', { schema: { body: AchBody } }, async ({ body }, reply) =>
    reply.code(201).send(wireAch(life.create(body))),
  );
  scope.get('/ach', { schema: { querystring: PageQuery } }, ({ query }) => {
    const { items, next_page_token } = pageOf(records.achs.list(), query);
    return { transactions: items.map(wireAch), next_page_token };
  });
  scope.get('/ach/:id', { schema: { params } }, (request) =>
    wireAch(found(records.achs, request.params.id, 'transaction')),
  );
  scope.patch('/ach/:id', { schema: { params, body: AchChange } }, async (request) =>
    wireAch(life.cancel(request.params.id)),
  );
  scope.post(
    '/ach/incoming/:id/return',
    { schema: { params, body: AchReturnBody } },
    async (request, reply) =>
      reply.code(201).send(wirePosted(incoming.giveBack(request.params.id))),
  );
}

const wireExternal = (account: ExternalAccount) => ({
  ...account,
  account_identifiers: { number: account.account_identifiers.number.slice(-4) },
  verification: { status: 'VERIFIED', vendor: 'MANUAL' },
});

/** An ACH as Synctera's API has it. */
export const wireAch = ({
  return_code: code,
  return_plan: _plan,
  originated_at: _originated,
  completed_at: _completed,
  returned_at: _returned,
  account_id,
  external_account_id,
  ...ach
}: Ach) => ({
  ...ach,
  ...(code === null ? {} : { return_data: { code, original_trace: ach.trace_no } }),
  currency: 'USD',
  originating_account_id: account_id,
  receiving_account_id: external_account_id,
});
