import { newId } from '@reset/service-kit';
import { asVisitor } from '@reset/service-kit/testing';
import { afterAll, beforeEach } from '@jest/globals';
import type { HoldRecord, PostedRecord } from '#providers/card-records.ts';
import type { AuthorizationDecision } from '#features/cards/authorizations/authorizations.ts';
import { purchase } from './authorizing.ts';
import { someHold, somePosted } from './card-records.ts';
import { type MemberServiceUnderTest, someMember, startMemberService } from './member-service.ts';
import { signSynctera } from './sign-synctera.ts';

const MINUTE = 60_000;
/** So many minutes after the issuer's first record. */
export const at = (minute: number) =>
  new Date(Date.parse('2026-11-20T19:00:00Z') + minute * MINUTE);

/** The service for tests about cardholders, its clock set back and its log emptied before each. */
export async function startCardService() {
  const service = await startMemberService();
  beforeEach(() => {
    service.clock.set('2026-11-20T20:00:00Z');
    service.logged.length = 0;
  });
  afterAll(() => service.stop());
  return { service, someone: (...links: 'bank_link'[]) => someCardholder(service, ...links) };
}

/** A member with a card, and what the issuer records of it. */
export async function someCardholder(service: MemberServiceUnderTest, ...links: 'bank_link'[]) {
  const userId = await someMember(service, 'card_account', ...links);
  const account = await service.database('card_account').where({ user_id: userId }).first();
  const card = await service.database('card').where({ card_account_id: account.id }).first();
  const holds: HoldRecord[] = [];
  const posted: PostedRecord[] = [];
  service.world.issuer.holds.set(account.synctera_account_id, holds);
  service.world.issuer.posted.set(account.synctera_account_id, posted);
  const cardId = card.synctera_card_id;
  const id = newId();
  return {
    userId,
    accountId: account.id,
    issuerId: account.synctera_account_id,
    cardId,
    receivable: String(account.receivable),
    /** The issuer says of its hold from now on. */
    hold(changes: Partial<HoldRecord> = {}) {
      const hold = someHold({ id, cardId, ...changes });
      const known = holds.findIndex((one) => one.id === hold.id);
      if (known === -1) holds.push(hold);
      else holds[known] = hold;
      return hold.id;
    },
    post(changes: Partial<PostedRecord> = {}) {
      const entry = somePosted({ id: newId(), cardId, holdId: id, ...changes });
      posted.push(entry);
      return entry.id;
    },
    mayOwe: (cents: number) =>
      service.database.raw('SELECT ledger.set_credit_limits(?)', [
        JSON.stringify([{ member: userId, cents }]),
      ]),
    async sync() {
      const job = { card_account_id: account.id };
      await service.jobs.add(service.database, 'sync-card-account', job);
      await service.jobs.drain();
    },
    /** Asks at the till, as the card network does. @returns our decision */
    async buy(amount = 1) {
      const request = purchase({ cardId, accountId: account.synctera_account_id }, { amount });
      const signed = signSynctera(request, { at: service.clock.now() });
      const reply = await service.app.inject({
        method: 'POST',
        url: '/api/v1/webhooks/synctera/authorizations',
        headers: { ...asVisitor({ audience: 'member' }), ...signed.headers },
        payload: signed.payload,
      });
      return reply.json<AuthorizationDecision>();
    },
    purchases: async () => {
      const rows = await service
        .database('card_transaction')
        .where({ card_account_id: account.id })
        .orderBy(['occurred_at', 'id']);
      return rows.map((row) => [
        row.customer_state,
        row.network_state,
        row.held_cents,
        row.posted_cents,
        row.repaid_cents,
      ]);
    },
    events: async () => {
      const rows = await service
        .database('card_event as e')
        .join('card_transaction as t', 't.id', 'e.card_transaction_id')
        .where('t.card_account_id', account.id)
        .orderBy('e.id')
        .select('e.kind');
      return rows.map(({ kind }) => kind);
    },
    openCases: async () => {
      const rows = await service
        .database('card_case')
        .where({ card_account_id: account.id, closed_at: null })
        .orderBy('kind');
      return rows.map(({ kind }) => kind);
    },
    owed: async () => {
      const row = await service
        .database('ledger.account')
        .where({ id: account.receivable })
        .first();
      return Number(row.debits_posted + row.debits_pending - row.credits_posted);
    },
  };
}

/** What is not as it must be in the ledger, and between it and what is recorded of purchases. */
export const problemsOf = async ({ database }: MemberServiceUnderTest): Promise<object[]> =>
  (await database.raw<{ rows: object[] }>('SELECT * FROM money_problems()')).rows;
