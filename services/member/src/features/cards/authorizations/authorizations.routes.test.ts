import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { ledgerStore } from '@reset/ledger';
import { purchase, twoAuthorizing } from '#testing/authorizing.ts';
import { issueCard } from '#testing/issued-card.ts';

let processes: Awaited<ReturnType<typeof twoAuthorizing>>;
beforeAll(async () => {
  processes = await twoAuthorizing();
});
afterAll(() => processes.stop());
beforeEach(() => void processes.logged.splice(0));

const database = () => processes.database;
const APPROVED = { status: 'APPROVED' };
const declinedFor = (reason: string) => ({ status: 'DECLINED', reason });
const purchaseOf = (id: string) => database()('card_transaction').where({ authorization_id: id });
/** How many rows of each kind there are: what a refusal must not change. */
const everything = async () =>
  Promise.all(
    ['card_transaction', 'card_event', 'event', 'notification', 'ledger.transfer'].map(
      async (table) => (await database()(table).count())[0],
    ),
  );

describe('an authorization', () => {
  it('is held in the ledger, recorded, published and notified when it is within the limit', async () => {
    const card = await issueCard(database(), { limitCents: 500 });
    const id = newId();
    expect(await processes.one.ask(card, { id })).toEqual(APPROVED);

    const [recorded] = await purchaseOf(id);
    expect(recorded).toMatchObject({
      card_account_id: card.cardAccountId,
      occurred_at: new Date('2026-11-20T20:00:00Z'),
      merchant_name: 'Corner Store',
      merchant_category: 'FOOD_AND_DRINK',
      requested_cents: 500,
      held_cents: 500,
      network_state: 'authorized',
      customer_state: 'pending',
      decline_reason: null,
    });
    const transfer = await database()('ledger.transfer').where({ id: recorded.pending_id }).first();
    expect(transfer).toMatchObject({
      amount: 500n,
      debit: card.receivable,
      code: 101,
      kind: 'pending',
      actor: 'issuer',
      source: id,
      effective_on: '2026-11-20',
    });
    const hold = await database()('ledger.hold').where({ pending_id: recorded.pending_id }).first();
    expect(hold).toMatchObject({ amount_left: 500n, expires_at: new Date('2026-11-27T20:00:00Z') });
    const cardEvent = await database()('card_event')
      .where({ card_transaction_id: recorded.id })
      .first();
    expect(cardEvent).toMatchObject({
      kind: 'authorized',
      amount_cents: 500,
      source: id,
      actor: 'issuer',
      transfer_group_id: transfer.group_id,
    });
    const event = await database()('event').where({ subject: card.cardAccountId }).first();
    expect(event).toMatchObject({
      type: 'card_transaction.recorded',
      subject_version: 1,
      payload: {
        user_id: card.userId,
        card_transaction_id: recorded.id,
        latest_transaction_at: '2026-11-20T20:00:00.000Z',
        transfer_group_id: transfer.group_id,
      },
    });
    expect(await database()('notification').where({ user_id: card.userId })).toMatchObject([
      { type: 'spending_limit_updated', read_at: null },
    ]);
    expect(await ledgerStore(database()).problems()).toEqual([]);
  });

  it('is declined and recorded, and holds nothing, when it is a cent above the limit', async () => {
    const card = await issueCard(database(), { limitCents: 500 });
    const id = newId();
    expect(await processes.one.ask(card, { id, amount: 501 })).toEqual(
      declinedFor('LIMIT_EXCEEDED'),
    );
    const [recorded] = await purchaseOf(id);
    expect(recorded).toMatchObject({
      requested_cents: 501,
      held_cents: 0,
      network_state: 'declined',
      customer_state: 'declined',
      decline_reason: 'LIMIT_EXCEEDED',
      pending_id: null,
    });
    expect(await database()('card_event').where({ source: id })).toMatchObject([
      { kind: 'declined', reason: 'LIMIT_EXCEEDED', amount_cents: 501, transfer_group_id: null },
    ]);
    expect(await database()('event').where({ subject: card.cardAccountId })).toMatchObject([
      { payload: { latest_transaction_at: null, transfer_group_id: null } },
    ]);
    expect(await database()('ledger.transfer').where({ source: id })).toEqual([]);
    expect(await database()('notification').where({ user_id: card.userId })).toEqual([]);
  });

  it.each([
    ['a limit that was never computed', { limitCents: null }, 'LIMIT_EXCEEDED'],
    ['a limit of nothing', { limitCents: 0 }, 'LIMIT_EXCEEDED'],
    ['a card that is not activated', { cardStatus: 'unactivated' }, 'CARD_NOT_ACTIVE'],
    ['a suspended card', { cardStatus: 'suspended' }, 'CARD_NOT_ACTIVE'],
    ['a terminated card', { cardStatus: 'terminated' }, 'CARD_NOT_ACTIVE'],
    ['a closed account', { accountStatus: 'closed' }, 'ACCOUNT_NOT_OPEN'],
    ['an account that is being issued', { accountStatus: 'issuing' }, 'ACCOUNT_NOT_OPEN'],
  ])('is declined with %s', async (_what, wanted, reason) => {
    const card = await issueCard(database(), wanted);
    const id = newId();
    expect(await processes.one.ask(card, { id, amount: 1 })).toEqual(declinedFor(reason));
    expect(await purchaseOf(id)).toMatchObject([{ decline_reason: reason }]);
    expect(await ledgerStore(database()).problems()).toEqual([]);
  });

  it.each([
    ['a card that is nobody’s', { card_id: newId() }, 'UNKNOWN_CARD'],
    ['a card of another account', { account_id: newId() }, 'ACCOUNT_MISMATCH'],
    ['nothing', { amount: 0 }, 'INVALID_AMOUNT'],
    ['less than nothing', { amount: -500 }, 'INVALID_AMOUNT'],
    ['half a cent', { amount: 1.5 }, 'INVALID_AMOUNT'],
    ['more than there is', { amount: 1e15 }, 'INVALID_AMOUNT'],
    ['another currency', { currency: 'EUR' }, 'WRONG_CURRENCY'],
  ])('is declined for %s, and nothing is written', async (_what, changes, reason) => {
    const card = await issueCard(database());
    const before = await everything();
    expect(await processes.one.ask(card, changes)).toEqual(declinedFor(reason));
    expect(await everything()).toEqual(before);
  });

  it('is answered the same when it comes again, whatever has changed since', async () => {
    const card = await issueCard(database(), { limitCents: 500 });
    const request = purchase(card);
    const other = purchase(card);
    expect(await processes.one.ask(card, request)).toEqual(APPROVED);
    expect(await processes.one.ask(card, other)).toEqual(declinedFor('LIMIT_EXCEEDED'));
    await ledgerStore(database()).setCreditLimits([{ userId: card.userId, cents: 5_000 }]);
    const before = await everything();
    expect(await processes.other.ask(card, request)).toEqual(APPROVED);
    expect(await processes.other.ask(card, other)).toEqual(declinedFor('LIMIT_EXCEEDED'));
    expect(await everything()).toEqual(before);
  });

  it('is declined, and alerts, when its id was another purchase', async () => {
    const card = await issueCard(database());
    const request = purchase(card);
    await processes.one.ask(card, request);
    const before = await everything();
    const someoneElse = await issueCard(database());
    for (const changes of [
      { amount: 501 },
      { card_id: someoneElse.cardId },
      { card_id: someoneElse.cardId, account_id: someoneElse.accountId },
      { card_id: newId() },
    ]) {
      const said = await processes.one.ask(card, { ...request, ...changes });
      expect(said).toEqual(declinedFor('CONFLICT'));
    }
    expect(await everything()).toEqual(before);
    expect(processes.logged.filter((one) => 'alert' in one)).toHaveLength(4);
  });

  it('publishes the latest purchase, also when an earlier one comes later', async () => {
    const card = await issueCard(database());
    await processes.one.ask(card, { transaction_time: '2026-11-20T19:00:00Z' });
    await processes.one.ask(card, { transaction_time: '2026-11-20T11:00:00.5-07:00' });
    const events = await database()('event')
      .where({ subject: card.cardAccountId })
      .orderBy('position');
    expect(events).toMatchObject([
      { subject_version: 1, payload: { latest_transaction_at: '2026-11-20T19:00:00.000Z' } },
      { subject_version: 2, payload: { latest_transaction_at: '2026-11-20T19:00:00.000Z' } },
    ]);
  });

  it('is taken with whatever name its merchant has', async () => {
    const card = await issueCard(database());
    for (const [name, stored] of [
      ['a\u0000b', 'ab'],
      ['\uD800', '\uFFFD'],
      [`';--"`, `';--"`],
      ['', '445566'],
      ['x'.repeat(5_000), 'x'.repeat(255)],
    ]) {
      const id = newId();
      const merchant = { mid: '445566', name };
      expect(await processes.one.ask(card, { id, amount: 1, merchant })).toEqual(APPROVED);
      expect(await purchaseOf(id)).toMatchObject([
        { merchant_name: stored, merchant_category: null },
      ]);
    }
  });
});

describe('the webhook of authorizations', () => {
  it('refuses what was not signed so, or long ago, and logs it', async () => {
    const card = await issueCard(database());
    const before = await everything();
    const wrong = { headers: { 'synctera-signature': '0'.repeat(64) } };
    const late = { at: new Date('2026-11-20T19:54:59Z') };
    const early = { at: new Date('2026-11-20T20:05:01Z') };
    for (const options of [wrong, late, early]) {
      expect((await processes.one.send(purchase(card), options)).statusCode).toBe(401);
    }
    expect(await everything()).toEqual(before);
    expect(processes.logged).toHaveLength(3);
  });

  it('takes what was signed by a clock that is minutes off', async () => {
    const card = await issueCard(database());
    for (const at of ['2026-11-20T19:55:00Z', '2026-11-20T20:05:00Z']) {
      const reply = await processes.one.send(purchase(card), { at: new Date(at) });
      expect(reply.json()).toEqual(APPROVED);
    }
  });

  it.each([
    ['no JSON', '{'],
    ['nothing', 'null'],
    ['a list', []],
    ['another request', { type: 'BALANCE_INQUIRY' }],
    ['no id', { id: undefined }],
    ['an id of another kind', { id: 'one' }],
    ['an amount in words', { amount: '5.00' }],
    ['no merchant', { merchant: undefined }],
    ['no time', { transaction_time: 'today' }],
    ['a year that nobody can mean', { transaction_time: '0000-01-01T00:00:00Z' }],
  ])('refuses %s as not understood', async (_what, changes) => {
    const card = await issueCard(database());
    const isChange = typeof changes === 'object' && !Array.isArray(changes);
    const reply = await processes.one.send(isChange ? purchase(card, changes) : changes);
    expect(reply.statusCode).toBe(400);
  });
});
