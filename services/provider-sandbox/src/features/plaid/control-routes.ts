import type { Service } from '@reset/service-kit';
import Type from 'typebox';
import { Refused } from '#http/refusals.ts';
import { DISCONNECT_REASONS, itemChanges, MAX_CENTS, TransactionBody } from './item-changes.ts';
import type { PlaidItem } from './items/plaid-item.ts';
import { wireAccount, wireItem } from './items/wire-item.ts';
import { unknownItem } from './plaid-refusals.ts';
import type { Plaid } from './plaid-deps.ts';

const ItemParams = Type.Object({ item_id: Type.String() });

const OwnerQuery = Type.Object(
  { user: Type.Optional(Type.String()) },
  { additionalProperties: false },
);

/** `pending` is a warning ahead of time; with `revoked` the person withdrew consent at her bank. */
const DisconnectBody = Type.Object(
  {
    reason: Type.Enum([...DISCONNECT_REASONS], { default: 'login_required' }),
  },
  { additionalProperties: false },
);

const BalanceBody = Type.Object(
  { balance_cents: Type.Integer({ minimum: -MAX_CENTS, maximum: MAX_CENTS }) },
  { additionalProperties: false },
);

const FireBody = Type.Object(
  { item_id: Type.Optional(Type.String()) },
  { additionalProperties: false },
);

const ITEM = '/items/:item_id';
const params = ItemParams;

/** What Plaid's customer has no call for, below /control/plaid. */
export function controlRoutes(control: Service, plaid: Plaid): void {
  const { items, hooks } = plaid;
  const changes = itemChanges(plaid);
  const itemOf = ({ params: { item_id } }: { params: { item_id: string } }): PlaidItem => {
    const item = items.ofId(item_id);
    if (!item || item.status === 'removed') throw new Refused(unknownItem);
    return item;
  };

  // A request without a body has the defaults.
  control.addHook('preValidation', async (request) => {
    request.body ??= {};
  });
  control.get('/items.json', { schema: { querystring: OwnerQuery } }, ({ query }) => ({
    items: items.list(query.user).map(describeItem),
  }));
  control.post(
    `${ITEM}/disconnect`,
    { schema: { params, body: DisconnectBody } },
    async (request, reply) => {
      changes.disconnect(itemOf(request), request.body.reason);
      return reply.code(204).send();
    },
  );
  control.post(`${ITEM}/repair`, { schema: { params } }, async (request, reply) => {
    changes.repair(itemOf(request));
    return reply.code(204).send();
  });
  control.post(
    `${ITEM}/transactions`,
    { schema: { params, body: TransactionBody } },
    async (request, reply) => {
      changes.post(itemOf(request), request.body);
      return reply.code(204).send();
    },
  );
  control.put(
    `${ITEM}/balance`,
    { schema: { params, body: BalanceBody } },
    async (request, reply) => {
      changes.setBalance(itemOf(request), request.body.balance_cents);
      return reply.code(204).send();
    },
  );
  control.post('/fire', { schema: { body: FireBody } }, async ({ body }, reply) => {
    const all = body.item_id ? [itemOf({ params: { item_id: body.item_id } })] : items.list();
    for (const item of all.filter(({ status }) => status === 'good')) hooks.updates(item);
    return reply.code(204).send();
  });
}

const describeItem = (item: PlaidItem) => ({
  ...wireItem(item),
  client_user_id: item.clientUserId,
  access_token: item.accessToken,
  persona: item.personaKey,
  status: item.status,
  made_at: item.madeAt,
  accounts: item.accounts.map((account) => wireAccount(item, account)),
});
