import { randomInt } from 'node:crypto';
import type { Service } from '@reset/service-kit';
import type { Account } from './synctera-records.ts';
import { badRequest, conflict, SyncteraRefused } from './synctera-refusal.ts';
import { AccountBody, AccountChange, IdParams } from './synctera-schemas.ts';
import { found, type SyncteraWorld } from './synctera-world.ts';
import { wireAccount } from './wire-account.ts';

/** /v0/accounts. An account begins with nothing on it. */
export function registerAccounts(synctera: Service, world: SyncteraWorld): void {
  const { remembered, now, notify, ledger } = world;
  const wire = (account: Account) => wireAccount(account, ledger.available(account));

  synctera.post('/accounts', { schema: { body: AccountBody } }, async ({ body }, reply) => {
    const { relationships, ...given } = body;
    const [holder] = relationships;
    const personId = holder?.person_id ?? holder?.customer_id;
    if (personId === undefined) {
      throw new SyncteraRefused(badRequest('a relationship needs a person_id'));
    }
    const person = found(remembered.persons, personId, 'person');
    if (person.verification_status !== 'ACCEPTED') {
      throw new SyncteraRefused(conflict('the person is not verified'));
    }
    const account: Account = {
      ...given,
      id: crypto.randomUUID(),
      creation_time: now(),
      last_updated_time: now(),
      account_type: given.account_type ?? 'CHECKING',
      status: 'ACTIVE_OR_DISBURSED',
      access_status: 'ACTIVE',
      account_number: String(randomInt(10 ** 11, 10 ** 12)),
      customer_ids: [personId],
      balance: 0,
    };
    remembered.accounts.put(account.id, account);
    notify('ACCOUNT.CREATED', wire(account));
    return reply.code(201).send(wire(account));
  });

  synctera.get('/accounts/:id', { schema: { params: IdParams } }, ({ params }) =>
    wire(found(remembered.accounts, params.id, 'account')),
  );
  synctera.patch(
    '/accounts/:id',
    { schema: { params: IdParams, body: AccountChange } },
    async ({ params, body }) => {
      const before = found(remembered.accounts, params.id, 'account');
      const account = { ...before, ...body, last_updated_time: now() };
      remembered.accounts.put(account.id, account);
      const { status, access_status } = before;
      notify('ACCOUNT.UPDATED', wire(account), { status, access_status });
      return wire(account);
    },
  );
}
