import { Id } from '@reset/api-contract/fields.ts';
import {
  CardTransactions,
  type CardTransaction as WireTransaction,
} from '@reset/api-contract/member/card-transactions.ts';
import { PutCardAccount, PutCardTransaction } from '@reset/api-contract/member/commands.ts';
import { signedIn, type Clock, type Refusal, type Service } from '@reset/service-kit';
import Type from 'typebox';
import { readInstant } from '#calendar/calendar-date.ts';
import { notMember, type Member } from '#features/members/members.ts';
import { toDollars } from '#money/dollars.ts';
import { isConsistent, type Card, type CardAccount, type CardTransaction } from './cards.ts';

type Needs = {
  findMember(userId: string): Promise<Member | null>;
  findAccount(userId: string): Promise<CardAccount | null>;
  putAccount(userId: string, card: Card, now: Date): Promise<void>;
  transactions(userId: string): Promise<CardTransaction[]>;
  putTransaction(userId: string, purchase: CardTransaction, now: Date): Promise<boolean>;
  clock: Clock;
};

const REFUSALS = {
  noCardAccount: { status: 404, code: 'card_account_not_found', error: 'Not found' },
  repaidMismatch: {
    status: 422,
    code: 'invalid_request',
    error: 'Some fields are not right.',
    errors: { repaid_cents: ['This does not go with the customer state.'] },
  },
  notAnInstant: {
    status: 422,
    code: 'invalid_request',
    error: 'Some fields are not right.',
    errors: { occurred_at: ['This is not an instant.'] },
  },
} satisfies Record<string, Refusal>;

/** GET /card_accounts/current/card_transactions, and the internal commands on cards. */
export function registerCards(app: Service, needs: Needs): void {
  app.get(
    '/api/v1/card_accounts/current/card_transactions',
    { config: { access: 'member' }, schema: { response: { 200: CardTransactions } } },
    async (request, reply) => {
      const { userId } = signedIn(request);
      const account = await needs.findAccount(userId);
      if (!account) return reply.refuse(REFUSALS.noCardAccount);
      return (await needs.transactions(userId)).map(toWire);
    },
  );

  const config = { callers: ['operator'] };
  app.put(
    '/internal/members/:user_id/card_account',
    { config, schema: { params: Type.Object({ user_id: Id }), body: PutCardAccount } },
    async (request, reply) => {
      const userId = request.params.user_id;
      const { last_four: lastFour, form } = request.body;
      if (!(await needs.findMember(userId))) return reply.refuse(notMember);
      await needs.putAccount(userId, { lastFour, form }, needs.clock.now());
      return reply.code(204).send();
    },
  );

  app.put(
    '/internal/members/:user_id/card_transactions/:id',
    { config, schema: { params: Type.Object({ user_id: Id, id: Id }), body: PutCardTransaction } },
    async (request, reply) => {
      const occurredAt = readInstant(request.body.occurred_at);
      if (!occurredAt) return reply.refuse(REFUSALS.notAnInstant);
      const transaction = fromWire(request.params.id, request.body, occurredAt);
      if (!isConsistent(transaction)) return reply.refuse(REFUSALS.repaidMismatch);
      const { user_id: userId } = request.params;
      const isTheirs = await needs.putTransaction(userId, transaction, needs.clock.now());
      return isTheirs ? reply.code(204).send() : reply.refuse(REFUSALS.noCardAccount);
    },
  );
}

const fromWire = (id: string, body: PutCardTransaction, occurredAt: Date): CardTransaction => ({
  id,
  occurredAt,
  amountCents: body.amount_cents,
  repaidCents: body.repaid_cents ?? (body.customer_state === 'repaid' ? body.amount_cents : 0),
  merchantName: body.merchant_name,
  merchantCategory: body.merchant_category ?? null,
  customerState: body.customer_state,
});

const toWire = (transaction: CardTransaction): WireTransaction => ({
  id: transaction.id,
  created_at: transaction.occurredAt.toISOString(),
  amount: toDollars(transaction.amountCents),
  merchant_name: transaction.merchantName,
  merchant_category: transaction.merchantCategory,
  card_present: false,
  transaction_reference_number: null,
  network_state: null,
  customer_state: transaction.customerState,
  synctera_transaction_id: null,
  synctera_account_id: null,
});
