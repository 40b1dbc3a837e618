import { Id } from '@reset/api-contract/fields.ts';
import { CardTransactions } from '@reset/api-contract/member/card-transactions.ts';
import { PutCardTransaction } from '@reset/api-contract/member/commands.ts';
import { invalidFields, requireIdentity, type Refusal, type Service } from '@reset/service-kit';
import Type from 'typebox';
import { readInstant } from '#calendar/calendar-date.ts';
import type { Context } from '#context.ts';
import { cardStore } from '#features/cards/cards.store.ts';
import { readCardList } from './card-list.store.ts';
import { operatorPurchaseStore } from './operator-purchase.store.ts';
import { isConsistent, type RecordedPurchase } from './operator-purchase.ts';
import { wireTransaction } from './wire-transaction.ts';

const REFUSALS = {
  noCardAccount: { status: 404, code: 'card_account_not_found', error: 'Not found' },
  repaidMismatch: invalidFields({
    repaid_cents: ['This does not go with the customer state.'],
  }),
  notAnInstant: invalidFields({ occurred_at: ['This is not an instant.'] }),
  conflict: {
    status: 409,
    code: 'card_transaction_conflict',
    error: 'What happened to this purchase does not lead there.',
  },
} satisfies Record<string, Refusal>;

/** GET /card_accounts/current/card_transactions, and the operator's command on purchases. */
export function purchasesRoutes(app: Service, { clock, config, database }: Context): void {
  const cards = cardStore(database);
  const { putTransaction } = operatorPurchaseStore(database, config.HOLD_DAYS);
  app.get(
    '/api/v1/card_accounts/current/card_transactions',
    { config: { access: 'member' }, schema: { response: { 200: CardTransactions } } },
    async (request, reply) => {
      const { userId } = requireIdentity(request);
      const account = await cards.findAccount(userId);
      if (!account) return reply.refuse(REFUSALS.noCardAccount);
      const { rows, disputes } = await readCardList(database, account.id);
      return rows.map((row) => wireTransaction(row, { ...account, disputes }));
    },
  );

  app.put(
    '/internal/members/:user_id/card_transactions/:id',
    {
      config: { callers: ['operator'] },
      schema: { params: Type.Object({ user_id: Id, id: Id }), body: PutCardTransaction },
    },
    async (request, reply) => {
      const occurredAt = readInstant(request.body.occurred_at);
      if (!occurredAt) return reply.refuse(REFUSALS.notAnInstant);
      const purchase = fromWire(request.params.id, request.body, occurredAt);
      if (!isConsistent(purchase)) return reply.refuse(REFUSALS.repaidMismatch);
      const { user_id: userId } = request.params;
      const recorded = await putTransaction(userId, purchase, clock.now());
      if (recorded === 'conflict') return reply.refuse(REFUSALS.conflict);
      if (recorded === 'no_account') return reply.refuse(REFUSALS.noCardAccount);
      return reply.code(204).send();
    },
  );
}

const fromWire = (id: string, body: PutCardTransaction, occurredAt: Date): RecordedPurchase => ({
  id,
  occurredAt,
  amountCents: body.amount_cents,
  repaidCents: body.repaid_cents ?? (body.customer_state === 'repaid' ? body.amount_cents : 0),
  merchantName: body.merchant_name,
  merchantCategory: body.merchant_category ?? null,
  customerState: body.customer_state,
});
