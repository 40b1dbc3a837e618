import type { Service } from '@reset/service-kit';
import type { AchLife } from './ach-life.ts';
import type { Ach, ExternalAccount } from './money-records.ts';
import { AchBody, AchChange, ExternalAccountBody, IdParams } from './synctera-schemas.ts';
import { found, type SyncteraWorld } from './synctera-world.ts';

/** /v0/external_accounts and /v0/ach. */
export function registerAch(synctera: Service, world: SyncteraWorld, life: AchLife): void {
  const { remembered, now } = world;
  const params = IdParams;

  synctera.post(
    '/external_accounts',
    { schema: { body: ExternalAccountBody } },
    async ({ body }, reply) => {
      found(remembered.persons, body.customer_id, 'customer');
      const times = { creation_time: now(), last_updated_time: now() };
      const account = { ...body, ...times, id: crypto.randomUUID(), status: 'ACTIVE' as const };
      remembered.externalAccounts.put(account.id, account, account.customer_id);
      return reply.code(201).send(wireExternal(account));
    },
  );
  synctera.get('/external_accounts/:id', { schema: { params } }, (request) =>
    wireExternal(found(remembered.externalAccounts, request.params.id, 'external account')),
  );

  synctera.post('/ach', { schema: { body: AchBody } }, async ({ body }, reply) =>
    reply.code(201).send(wireAch(life.create(body))),
  );
  synctera.get('/ach/:id', { schema: { params } }, (request) =>
    wireAch(found(remembered.achs, request.params.id, 'transaction')),
  );
  synctera.patch('/ach/:id', { schema: { params, body: AchChange } }, async (request) =>
    wireAch(life.cancel(request.params.id)),
  );
}

const wireExternal = (account: ExternalAccount) => ({
  ...account,
  account_identifiers: { number: account.account_identifiers.number.slice(-4) },
  verification: { status: 'VERIFIED', vendor: 'MANUAL' },
});

/** An ACH as Synctera tells it; why it came back is in the transaction that brought it. */
export const wireAch = ({ return_code: _code, account_id, external_account_id, ...ach }: Ach) => ({
  ...ach,
  currency: 'USD',
  originating_account_id: account_id,
  receiving_account_id: external_account_id,
});
