import type { Service } from '@reset/service-kit';
import type { Account } from './synctera-records.ts';
import { badRequest, conflict } from './synctera-refusals.ts';
import { AccountBody, AccountChange, IdParams } from './synctera-schemas.ts';
import { found, type Synctera } from './open-synctera.ts';
import { wireAccount } from './wire.ts';
import { Refused } from '#http/refusals.ts';

/** /v0/accounts. The balance of a new account is 0. */
export function accountRoutes(scope: Service, synctera: Synctera): void {
  const { records, now, notify, ledger, random } = synctera;
  const wire = (account: Account) => wireAccount(account, ledger.available(account));

  scope.post('/accounts', { schema: { body: AccountBody } }, async ({ body }, reply) => {
    const { relationships, ...given } = body;
    const [holder] = relationships;
    const personId = holder?.person_id ?? holder?.customer_id;
    if (personId === undefined) {
      throw new Refused(badRequest('a relationship needs a person_id'));
    }
    const person = found(records.persons, personId, 'person');
    if (person.verification_status !== 'ACCEPTED') {
      throw new Refused(conflict('the person is not verified'));
    }
    const account: Account = {
      ...given,
      id: random.id(),
      creation_time: now(),
      last_updated_time: now(),
      account_type: given.account_type ?? 'CHECKING',
      status: 'ACTIVE_OR_DISBURSED',
      access_status: 'ACTIVE',
      account_number: random.digits(12),
      customer_ids: [personId],
      balance: 0,
    };
    records.accounts.put(account.id, account);
    notify('ACCOUNT.CREATED', wire(account));
    return reply.code(201).send(wire(account));
  });

  scope.get('/accounts/:id', { schema: { params: IdParams } }, ({ params }) =>
    wire(found(records.accounts, params.id, 'account')),
  );
  scope.patch(
    '/accounts/:id',
    { schema: { params: IdParams, body: AccountChange } },
    async ({ params, body }) => {
      const before = found(records.accounts, params.id, 'account');
      const account = { ...before, ...body, last_updated_time: now() };
      records.accounts.put(account.id, account);
      const { status, access_status } = before;
      notify('ACCOUNT.UPDATED', wire(account), { status, access_status });
      return wire(account);
    },
  );
}
