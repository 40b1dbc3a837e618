import { DB, memberDatabase } from '#testing/db.ts';
import { asCaller, earlierDb } from '@reset/service-kit/testing';
import Value from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { up as publishPurchases } from '../../../db/migrations/20261216_publish_purchases.ts';
import { cardEvents } from '@reset/api-contract/member/card-events.ts';
import { migrate, newId } from '@reset/service-kit';
import { CARD_APPLICANT } from '#testing/card-world.ts';
import {
  type MemberServiceUnderTest,
  someMember,
  startMemberService,
} from '#testing/member-service.ts';

let service: MemberServiceUnderTest;
beforeAll(async () => {
  service = await startMemberService();
});
afterAll(() => service.stop());

const ID_OR_INSTANT = /^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d\d-\d\dT[\d:.]{12}Z)$/;

const eventsOf = async (userId: string) =>
  (await service.events()).filter(({ payload }) => payload['user_id'] === userId);
const latestOf = async (userId: string) =>
  (await eventsOf(userId)).slice(1).map(({ payload }) => payload['latest_transaction_at']);

const withoutLatest = ({ latest_transaction_at: _latest, ...rest }: Record<string, unknown>) =>
  rest;

const purchase = (changes: object = {}) => ({
  occurred_at: '2026-11-18T20:30:00.000Z',
  amount_cents: 2_415,
  merchant_name: 'Harbor Street Grocery',
  customer_state: 'posted',
  ...changes,
});
const buy = (userId: string, id: string, changes: object = {}) =>
  service.put(`${userId}/card_transactions/${id}`, purchase(changes));

describe('the events of cards', () => {
  it('begin when the account is opened, and another card of it is none', async () => {
    const userId = await someMember(service, 'card_account');
    await service.put(`${userId}/card_account`, { person: CARD_APPLICANT });
    const account = await service.database('card_account').where({ user_id: userId }).first();
    expect(await eventsOf(userId)).toEqual([
      {
        position: expect.any(String),
        type: 'card_account.opened',
        subject: account.id,
        subject_version: 1,
        payload: { user_id: userId },
        occurred_at: '2026-11-20T20:00:00.000Z',
      },
    ]);
  });

  it('name the purchase, and the latest that was not declined as it then is', async () => {
    const userId = await someMember(service, 'card_account');
    const [first, second] = [newId(), newId()];
    await buy(userId, first);
    await buy(userId, second, { occurred_at: '2026-11-19T20:30:00.000Z' });
    await buy(userId, newId(), { occurred_at: '2026-11-10T20:30:00.000Z' });
    await buy(userId, second, {
      occurred_at: '2026-11-19T20:30:00.000Z',
      customer_state: 'repaid',
    });
    const declined = newId();
    await buy(userId, declined, {
      occurred_at: '2026-11-20T10:30:00.000Z',
      customer_state: 'declined',
    });
    expect(await eventsOf(userId)).toMatchObject([
      {},
      { type: 'card_transaction.recorded', payload: { card_transaction_id: first } },
      { subject_version: 3, payload: { card_transaction_id: second } },
      { subject_version: 4 },
      {
        subject_version: 5,
        payload: { card_transaction_id: second, transfer_group_id: expect.any(String) },
      },
      { subject_version: 6, payload: { card_transaction_id: declined, transfer_group_id: null } },
    ]);
    expect(await latestOf(userId)).toEqual([
      '2026-11-18T20:30:00.000Z',
      '2026-11-19T20:30:00.000Z',
      '2026-11-19T20:30:00.000Z',
      '2026-11-19T20:30:00.000Z',
      '2026-11-19T20:30:00.000Z',
    ]);
  });

  it('have no latest purchase when all were declined', async () => {
    const userId = await someMember(service, 'card_account');
    await buy(userId, newId(), { customer_state: 'declined' });
    expect(await latestOf(userId)).toEqual([null]);
  });

  it('are silent when what is sent is there already, and when it is refused', async () => {
    const [userId, other] = [
      await someMember(service, 'card_account'),
      await someMember(service, 'card_account'),
    ];
    const id = newId();
    await buy(userId, id);
    expect((await buy(userId, id)).statusCode).toBe(204);
    expect((await buy(other, id)).statusCode).toBe(404);
    expect(await eventsOf(userId)).toHaveLength(2);
    expect(await eventsOf(other)).toHaveLength(1);
  });

  it('name each of many purchases at once, and last the latest of all', async () => {
    const userId = await someMember(service);
    const open = () => service.put(`${userId}/card_account`, { person: CARD_APPLICANT });
    await Promise.all(Array.from({ length: 5 }, open));
    const days = Array.from({ length: 20 }, (_none, index) => String(index + 1).padStart(2, '0'));
    const dates = days.map((day) => `2026-10-${day}T12:00:00.000Z`);
    await Promise.all(dates.map((at) => buy(userId, newId(), { occurred_at: at })));
    const latest = await latestOf(userId);
    expect(latest).toHaveLength(20);
    expect(latest).toEqual(latest.toSorted());
    expect(latest.at(-1)).toBe('2026-10-20T12:00:00.000Z');
  });

  it('tell a purchase as its owner is shown it, and again when it is another [ADM-085]', async () => {
    const userId = await someMember(service, 'card_account');
    const id = newId();
    await buy(userId, id, { customer_state: 'pending' });
    await buy(userId, id);
    const account = await service.database('card_account').where({ user_id: userId }).first();
    const [, pending, posted] = (await eventsOf(userId)).map(({ payload }) => payload['purchase']);
    expect(pending).toEqual({
      created_at: '2026-11-18T20:30:00.000Z',
      amount_cents: 2_415,
      merchant_name: 'Harbor Street Grocery',
      network_state: 'authorized',
      customer_state: 'pending',
      synctera_transaction_id: null,
      synctera_account_id: account.synctera_account_id,
    });
    expect(posted).toMatchObject({ network_state: 'cleared', customer_state: 'posted' });
  });

  it('hold no more than ids, dates and purchases, and are for the services that subscribe alone', async () => {
    // Each value by its form: digits of a purchase are in any text of ids and positions by chance.
    const published = (await service.events())
      .flatMap(({ payload: { purchase: _purchase, ...rest } }) => Object.values(rest))
      .filter((value) => value !== null);
    expect(published.length).toBeGreaterThan(0);
    for (const value of published) expect(value).toMatch(ID_OR_INSTANT);
    for (const caller of ['gateway', 'operator']) {
      const headers = asCaller(caller, { audience: 'member' });
      const reply = await service.app.inject({ url: '/internal/events?after=0', headers });
      expect(reply.statusCode).toBe(403);
    }
  });
});

describe('the migration', () => {
  it('publishes purchases as they are now recorded, each account in its order', async () => {
    const userId = await someMember(service, 'card_account');
    await buy(userId, newId(), { occurred_at: '2026-11-19T20:30:00.000Z' });
    await buy(userId, newId(), { customer_state: 'declined' });
    await buy(userId, newId(), { customer_state: 'pending' });
    const now = (await eventsOf(userId)).slice(1);

    // What was recorded is published a second time.
    await service.database.transaction(publishPurchases);
    const again = (await eventsOf(userId)).slice(1 + now.length);
    expect(again.map(({ subject_version: version }) => version)).toEqual([5, 6, 7]);
    const purchasesOf = (events: typeof again) =>
      events.map(({ payload }) => ({ ...payload, transfer_group_id: null }));
    const byDate = (one: object, other: object) =>
      JSON.stringify(one).localeCompare(JSON.stringify(other));
    expect(purchasesOf(again).map(withoutLatest).toSorted(byDate)).toEqual(
      purchasesOf(now).map(withoutLatest).toSorted(byDate),
    );
    expect(again.map(({ payload }) => payload['latest_transaction_at'])).toEqual(
      Array(3).fill('2026-11-19T20:30:00.000Z'),
    );
    for (const event of again) {
      expect(Value.Check(cardEvents['card_transaction.recorded'], event)).toBe(true);
    }
  });

  it('publishes all cards that were there before, as the contract has it', async () => {
    const released = await earlierDb(DB, (file) => file.includes('_create_'));
    const before = await memberDatabase(released);
    const [hazel, zane] = [newId(), newId()];
    for (const [index, userId] of [hazel, zane].entries()) {
      await before.database('member').insert({
        user_id: userId,
        repayment_method: 'ach_debit_flow',
        created_at: '2026-11-01T00:00:00Z',
      });
      await before
        .database('card_account')
        .insert({ id: newId(), user_id: userId, issued_on: `2026-11-0${index + 2}` });
    }
    const account = await before.database('card_account').where({ user_id: hazel }).first();
    await before.database('card_transaction').insert(
      ['declined', 'posted', 'pending'].map((customer_state, index) => ({
        ...purchase({ customer_state, occurred_at: `2026-11-0${8 - index}T20:00Z` }),
        id: newId(),
        card_account_id: account.id,
      })),
    );
    // A later one takes those cards away, because nobody had issued them; what was published stays.
    await migrate(before.database, DB);

    const { app, events, stop } = await startMemberService({ database: before.database });
    const published = await events();
    expect(published.map(({ type, payload }) => [type, payload['user_id']])).toEqual([
      ['card_account.opened', hazel],
      ['card_account.opened', zane],
      ['card_transaction.recorded', hazel],
      ['card_transaction.recorded', hazel],
      ['card_transaction.recorded', hazel],
    ]);
    expect(published[0]?.occurred_at).toBe('2026-11-02T08:00:00.000Z');
    expect(published[4]).toMatchObject({
      subject_version: 4,
      payload: { latest_transaction_at: '2026-11-07T20:00:00.000Z' },
    });
    for (const event of published) {
      expect(Value.Check(cardEvents[event.type as keyof typeof cardEvents], event)).toBe(true);
    }
    await app.close();
    await stop();
    await before.drop();
  });
});
