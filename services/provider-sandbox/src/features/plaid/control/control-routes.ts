import type { Service } from '@reset/service-kit';
import { wireAccount, wireItem } from '../items/wire-item.ts';
import type { PlaidItem } from '../items/plaid-item.ts';
import type { PlaidNeeds } from '../plaid-needs.ts';
import { PlaidRefused } from '../plaid-refusal.ts';
import { answerRefusals } from '../answer-refusals.ts';
import { unknownItem } from '../items/item-refusal.ts';
import {
  BalanceBody,
  DisconnectBody,
  FireBody,
  ItemParams,
  OwnerQuery,
  TransactionBody,
} from './control-schemas.ts';
import { itemChanges } from './item-changes.ts';

const ITEM = '/items/:item_id';
const params = ItemParams;

/** What can be done to Plaid's world, below /control/plaid. */
export function registerPlaidControl(app: Service, needs: PlaidNeeds): void {
  const { items, hooks } = needs;
  const changes = itemChanges(needs);
  const itemOf = ({ params: { item_id } }: { params: { item_id: string } }): PlaidItem => {
    const item = items.ofId(item_id);
    if (!item || item.status === 'removed') throw new PlaidRefused(unknownItem);
    return item;
  };

  app.register(
    async (control: Service) => {
      answerRefusals(control);
      // Whoever sends nothing wants what is usual.
      control.addHook('preValidation', async (request) => {
        request.body ??= {};
      });
      control.get('/items.json', { schema: { querystring: OwnerQuery } }, ({ query }) => ({
        items: items.list(query.user).map(tellItem),
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
    },
    { prefix: '/control/plaid' },
  );
}

const tellItem = (item: PlaidItem) => ({
  ...wireItem(item),
  client_user_id: item.clientUserId,
  access_token: item.accessToken,
  persona: item.personaKey,
  status: item.status,
  made_at: item.madeAt,
  accounts: item.accounts.map((account) => wireAccount(item, account)),
});
