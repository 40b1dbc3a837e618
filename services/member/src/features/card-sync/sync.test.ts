import { newId } from '@reset/service-kit';
import { asCaller, asVisitor } from '@reset/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { HoldRecord, PostedRecord } from '#providers/card-records.ts';
import { someHold, somePosted } from '#testing/card-records.ts';
import {
  someMember,
  startMemberService,
  type MemberServiceUnderTest,
} from '#testing/member-service.ts';
import { signSynctera } from '#testing/sign-synctera.ts';
import { cardSweeps } from '../../work-off-cards.ts';

let service: MemberServiceUnderTest;
beforeAll(async () => {
  service = await startMemberService();
});
beforeEach(() => {
  service.clock.set('2026-11-20T20:00:00Z');
  service.alerts.length = 0;
});
afterAll(() => service.stop());

const MINUTE = 60_000;
const at = (minute: number) => new Date(Date.parse('2026-11-20T19:00:00Z') + minute * MINUTE);

/** A member with a card, and what the issuer records of it. */
async function someone() {
  const userId = await someMember(service, 'card_account');
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
    async sync() {
      const job = { card_account_id: account.id };
      await service.jobs.add(service.database, 'sync-card-account', job);
      await service.jobs.runAll();
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
    owed: async () => {
      const row = await service
        .database('ledger.account')
        .where({ id: account.receivable })
        .first();
      return Number(row.debits_posted + row.debits_pending - row.credits_posted);
    },
  };
}

const problems = async () =>
  (await service.database.raw('SELECT * FROM ledger.problems()')).rows as object[];

describe('the sync of a card account', () => {
  it('holds what the issuer approved in our place, takes a part, and lets go of the rest', async () => {
    const one = await someone();
    one.hold();
    await one.sync();
    expect(await one.purchases()).toEqual([['pending', 'authorized', 5_000, 0, 0]]);
    expect(await one.owed()).toBe(5_000);
    one.post();
    await one.sync();
    expect(await one.purchases()).toEqual([['posted', 'cleared', 3_500, 1_500, 0]]);
    expect(await one.owed()).toBe(5_000);
    one.post({ amountCents: 1_000 });
    one.hold({ status: 'cleared', reason: 'CLEARED', updatedAt: at(5) });
    await one.sync();
    expect(await one.purchases()).toEqual([['posted', 'cleared', 0, 2_500, 0]]);
    expect(await one.owed()).toBe(2_500);
    expect(await one.events()).toEqual(['stood_in', 'cleared', 'cleared']);
    expect(await problems()).toEqual([]);
  });

  it('follows a hold that becomes more, less, and nothing', async () => {
    const one = await someone();
    one.hold();
    await one.sync();
    for (const [minute, authorizedCents] of [7_000, 4_000].entries()) {
      one.hold({ authorizedCents, updatedAt: at(minute + 1) });
      await one.sync();
      expect(await one.owed()).toBe(authorizedCents);
    }
    one.hold({ status: 'released', reason: 'REVERSED', authorizedCents: 4_000, updatedAt: at(9) });
    await one.sync();
    expect(await one.purchases()).toEqual([['expired', 'reversed', 0, 0, 0]]);
    expect(await one.owed()).toBe(0);
    expect(await one.events()).toEqual(['stood_in', 'authorized', 'authorized', 'reversed']);
  });

  it('changes nothing when all is told again, many times at once', async () => {
    const one = await someone();
    one.hold();
    one.post();
    await one.sync();
    const before = [await one.purchases(), await one.events(), await one.owed()];
    const transfers = () => service.database('ledger.transfer').count({ count: '*' }).first();
    const made = await transfers();
    // Each of them does what the others asked for as well.
    await Promise.all(Array.from({ length: 5 }, () => one.sync()));
    expect([await one.purchases(), await one.events(), await one.owed()]).toEqual(before);
    expect(await transfers()).toEqual(made);
  });

  it('tells of what the issuer declined in our place, and of what was over before we heard', async () => {
    const one = await someone();
    one.hold({ id: newId(), status: 'declined', reason: 'STAND_IN_DECLINED' });
    one.hold({ id: newId(), status: 'released', reason: 'EXPIRED', occurredAt: at(1) });
    await one.sync();
    expect(await one.purchases()).toEqual([
      ['declined', 'declined', 0, 0, 0],
      ['expired', 'expired', 0, 0, 0],
    ]);
    expect(await one.owed()).toBe(0);
  });

  it('lets go of what we approved too late to be heard', async () => {
    const one = await someone();
    one.hold();
    await one.sync();
    one.hold({ status: 'declined', reason: 'STAND_IN_DECLINED', updatedAt: at(1) });
    await one.sync();
    expect(await one.purchases()).toEqual([['expired', 'reversed', 0, 0, 0]]);
    expect(await one.owed()).toBe(0);
  });

  it('posts what comes above its hold or without one, and says so when it passes the limit', async () => {
    const one = await someone();
    await service.database.raw('SELECT ledger.set_credit_limits(?)', [
      JSON.stringify([{ member: one.userId, cents: 6_000 }]),
    ]);
    one.hold();
    await one.sync();
    one.post({ amountCents: 6_000 });
    one.hold({ status: 'cleared', reason: 'CLEARED', updatedAt: at(1) });
    await one.sync();
    expect(await one.owed()).toBe(6_000);
    expect(service.alerts).toEqual([]);
    const source = one.post({ holdId: null, amountCents: 700, occurredAt: at(2) });
    await one.sync();
    expect(await one.owed()).toBe(6_700);
    expect(service.alerts).toEqual([
      {
        event: 'force_post_above_limit',
        card_account_id: one.accountId,
        source,
        above_cents: 700,
      },
    ]);
    expect(await one.events()).toEqual(['stood_in', 'force_posted', 'force_posted']);
    expect(await problems()).toEqual([]);
  });

  it('pays by a refund the purchase that it gives back, then the oldest, and the rest is hers', async () => {
    const one = await someone();
    one.post({ holdId: null, amountCents: 1_000, occurredAt: at(0) });
    const originalId = one.post({ holdId: null, amountCents: 2_000, occurredAt: at(1) });
    one.post({ direction: 'credit', originalId, amountCents: 2_500, occurredAt: at(2) });
    await one.sync();
    expect(await one.purchases()).toEqual([
      ['partially_repaid', 'cleared', 0, 1_000, 500],
      ['repaid', 'cleared', 0, 2_000, 2_000],
    ]);
    expect(await one.owed()).toBe(500);
    one.post({ direction: 'credit', originalId, amountCents: 800, occurredAt: at(3) });
    await one.sync();
    expect(await one.owed()).toBe(0);
    const account = await service.database('card_account').where({ id: one.accountId }).first();
    const deposit = await service.database('ledger.account').where({ id: account.deposit }).first();
    expect(deposit).toMatchObject({ credits_posted: 300n });
    expect((await service.database('allocation')).map((row) => row.amount_cents).slice(-3)).toEqual(
      [2_000, 500, 500],
    );
    expect(await problems()).toEqual([]);
  });

  it('gives a refund to her who owes nothing, once', async () => {
    const one = await someone();
    one.post({ direction: 'credit', holdId: null, amountCents: 800 });
    await one.sync();
    await one.sync();
    const account = await service.database('card_account').where({ id: one.accountId }).first();
    const deposit = await service.database('ledger.account').where({ id: account.deposit }).first();
    expect(deposit).toMatchObject({ credits_posted: 800n });
    expect(await one.purchases()).toEqual([]);
  });

  it('puts aside what a card that is none of hers has bought, once, and says so', async () => {
    const one = await someone();
    const source = one.post({ cardId: newId(), holdId: null, amountCents: 800 });
    await one.sync();
    await one.sync();
    expect(await one.owed()).toBe(0);
    expect(service.alerts).toEqual([
      { event: 'card_unknown', card_account_id: one.accountId, source },
    ]);
    const suspense = await service.database('ledger.account').where({ code: 2090 }).first();
    expect(suspense).toMatchObject({ debits_posted: 800n });
    expect(await problems()).toEqual([]);
  });

  it('takes up a card that was issued elsewhere, and what becomes of one', async () => {
    const one = await someone();
    const [card] = service.world.issuer.cards.filter(({ accountId }) => accountId === one.issuerId);
    if (card) card.status = 'terminated';
    const next = { ...card, id: newId(), lastFour: '1234', status: 'active' } as const;
    service.world.issuer.cards.push(next as never);
    one.post({ cardId: next.id, holdId: null });
    await one.sync();
    expect(await one.owed()).toBe(1_500);
    const { cards } = (await service.get(one.userId, '/users/profile')).json().current_card_account;
    expect(cards).toEqual([{ last_four: '1234', form: 'VIRTUAL' }]);
  });

  it('tells members of it, in a fact and by a notice', async () => {
    const one = await someone();
    one.hold();
    await one.sync();
    const told = (await service.facts()).filter(({ payload }) => payload['user_id'] === one.userId);
    expect(told.at(-1)).toMatchObject({
      type: 'card_transaction.recorded',
      payload: { transfer_group_id: expect.any(String) },
    });
    const news = await service.database('notification').where({ user_id: one.userId });
    expect(news).toMatchObject([{ type: 'spending_limit_updated', read_at: null }]);
  });
});

describe('POST /webhooks/synctera', () => {
  const send = (message: object, secrets?: string[]) => {
    const signed = signSynctera(message, {
      at: service.clock.now(),
      ...(secrets ? { secrets } : {}),
    });
    return service.app.inject({
      method: 'POST',
      url: '/api/v1/webhooks/synctera',
      headers: { ...asVisitor({ audience: 'member' }), ...signed.headers },
      payload: signed.payload,
    });
  };
  const waiting = () => service.jobs.taken('sync-card-account').length;
  const event = (type: string, resource: unknown) => ({
    type,
    event_resource: JSON.stringify(resource),
  });

  it('has the account read that an event is about', async () => {
    const one = await someone();
    one.hold();
    const pending = { account_id: one.issuerId, uuid: newId(), data: {} };
    const before = waiting();
    expect((await send(event('TRANSACTION.PENDING.CREATED', pending))).statusCode).toBe(204);
    const posted = { data: { lines: [{ account_id: one.issuerId }] } };
    await send(event('TRANSACTION.POSTED.CREATED', posted));
    await send(event('CARD.UPDATED', { account_id: one.issuerId }));
    expect(waiting() - before).toBe(3);
    await service.jobs.runAll();
    expect(await one.purchases()).toEqual([['pending', 'authorized', 5_000, 0, 0]]);
  });

  it.each<[string, unknown]>([
    ['ACCOUNT.UPDATED', { id: newId() }],
    ['TRANSACTION.POSTED.CREATED', { account_id: newId() }],
    ['TRANSACTION.POSTED.CREATED', { data: { lines: [] } }],
    ['CARD.UPDATED', 'nonsense'],
    ['CARD.UPDATED', { account_id: "' OR 1=1" }],
  ])('takes %s about %j, and does nothing', async (type, resource) => {
    const before = waiting();
    expect((await send(event(type, resource))).statusCode).toBe(204);
    expect((await send({ type, event_resource: '{' })).statusCode).toBe(204);
    expect((await send({ type: 7 })).statusCode).toBe(204);
    expect(waiting()).toBe(before);
  });

  it('refuses what the issuer did not sign', async () => {
    const one = await someone();
    const forged = event('CARD.UPDATED', { account_id: one.issuerId });
    const before = waiting();
    expect((await send(forged, ['another secret'])).statusCode).toBe(401);
    expect(waiting()).toBe(before);
  });
});

describe('the sweeps', () => {
  const sweeps = () => cardSweeps(service.database, service.jobs.add);

  it('read what is held an hour later, and all others a day later, each once', async () => {
    const [held, idle] = [await someone(), await someone()];
    held.hold();
    await held.sync();
    const asked = async (now: string) => {
      const before = service.jobs.taken('sync-card-account').length;
      service.clock.set(now);
      await Promise.all([1, 2, 3].map(() => sweeps().everyMinute.cards(service.clock.now())));
      const added = service.jobs.taken('sync-card-account').slice(before);
      const ids = added.map(({ data }) => (data as { card_account_id: string }).card_account_id);
      return [held, idle].map(({ accountId }) => ids.filter((id) => id === accountId).length);
    };
    expect(await asked('2026-11-20T20:59:59Z')).toEqual([0, 0]);
    expect(await asked('2026-11-20T21:00:00Z')).toEqual([1, 0]);
    expect(await asked('2026-11-20T21:00:01Z')).toEqual([0, 0]);
    expect(await asked('2026-11-21T20:00:00Z')).toEqual([1, 1]);
  });

  it('read all that is held when the service starts', async () => {
    const one = await someone();
    one.hold();
    await one.sync();
    const before = service.jobs.taken('sync-card-account').length;
    service.clock.set('2026-11-20T20:00:01Z');
    await sweeps().atStart(service.clock.now());
    const added = service.jobs.taken('sync-card-account').slice(before);
    expect(added.map(({ data }) => data)).toContainEqual({ card_account_id: one.accountId });
  });

  it('let go of a hold after seven days, and take what the merchant asks for even later', async () => {
    const one = await someone();
    one.hold();
    await one.sync();
    service.clock.set('2026-11-27T18:59:59Z');
    await sweeps().everyMinute.holds(service.clock.now());
    expect(await one.owed()).toBe(5_000);
    service.clock.set('2026-11-27T19:00:00Z');
    await Promise.all([1, 2, 3].map(() => sweeps().everyMinute.holds(service.clock.now())));
    expect(await one.purchases()).toEqual([['expired', 'expired', 0, 0, 0]]);
    expect(await one.owed()).toBe(0);
    // Still held with the issuer: ours stays ended.
    await one.sync();
    expect(await one.owed()).toBe(0);
    one.post({ amountCents: 4_000 });
    await one.sync();
    expect(await one.purchases()).toEqual([['posted', 'cleared', 0, 4_000, 0]]);
    expect(await one.events()).toEqual(['stood_in', 'expired', 'force_posted']);
    expect(await problems()).toEqual([]);
  });
});

describe('POST /internal/members/:user_id/card_transactions/:id/expire', () => {
  const actor = newId();
  const end = (userId: string, id: string, caller = 'admin') =>
    service.app.inject({
      method: 'POST',
      url: `/internal/members/${userId}/card_transactions/${id}/expire`,
      headers: asCaller(caller, { audience: 'member' }),
      payload: { reason: 'The merchant never came for it.', actor_id: actor },
    });

  it('lets go of what is held, for good, with who did it and why', async () => {
    const one = await someone();
    one.hold();
    await one.sync();
    const { id } = await service
      .database('card_transaction')
      .where({ card_account_id: one.accountId })
      .first();
    expect((await end(one.userId, id, 'operator')).statusCode).toBe(403);
    expect((await end(newId(), id)).statusCode).toBe(404);
    expect((await end(one.userId, id)).statusCode).toBe(204);
    expect((await end(one.userId, id)).statusCode).toBe(204);
    await one.sync();
    expect(await one.purchases()).toEqual([['manually_expired', 'expired', 0, 0, 0]]);
    expect(await one.owed()).toBe(0);
    const told = await service.database('card_event').where({ card_transaction_id: id });
    expect(told.at(-1)).toMatchObject({
      kind: 'ended_by_staff',
      reason: 'The merchant never came for it.',
      actor: `staff:${actor}`,
      amount_cents: 5_000,
    });
  });

  it('refuses where nothing is held, and for what is not there', async () => {
    const one = await someone();
    one.post({ holdId: null });
    await one.sync();
    const { id } = await service
      .database('card_transaction')
      .where({ card_account_id: one.accountId })
      .first();
    expect((await end(one.userId, id)).statusCode).toBe(409);
    expect((await end(one.userId, newId())).statusCode).toBe(404);
  });
});
