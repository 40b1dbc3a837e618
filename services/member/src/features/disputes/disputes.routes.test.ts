import { describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { asCaller, asViewer } from '@reset/service-kit/testing';
import { someDisputer } from '#testing/disputing.ts';
import { startCardService } from '#testing/some-cardholder.ts';

const { service } = await startCardService();
const someone = () => someDisputer(service);
const undecided = async () =>
  (
    await service.app.inject({
      method: 'GET',
      url: '/internal/disputes',
      headers: asCaller('admin', { audience: 'member' }),
    })
  ).json<{ id: string; user_id: string }[]>();

describe('POST …/card_transactions/:id/dispute', () => {
  it('opens a dispute with its dates, once however often it is sent', async () => {
    const one = await someone();
    expect((await service.get(one.userId, one.path)).statusCode).toBe(404);
    const body = { reason: 'not_mine', description: 'I was never there.', amount: 12.34 };
    const replies = await Promise.all([one.dispute(body), one.dispute(body), one.dispute(body)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 201]);
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1);
    expect(await one.read()).toEqual({
      id: replies[0].json().id,
      card_transaction_id: one.purchaseId,
      state: 'open',
      reason: 'not_mine',
      description: 'I was never there.',
      amount: 12.34,
      opened_at: '2026-11-20T20:00:00.000Z',
      credit_due_on: '2026-12-07',
      resolve_due_on: '2027-01-04',
      is_late: false,
      credit: null,
      decision_reason: null,
      timeline: [{ step: 'opened', amount: 12.34, occurred_at: '2026-11-20T20:00:00.000Z' }],
      messages: [],
    });
  });

  it('gives new accounts, and what was bought in person, the dates that they have', async () => {
    const [fresh, atTill] = [await someone(), await someone()];
    await service
      .database('card_account')
      .where({ id: fresh.accountId })
      .update({ issued_on: '2026-10-21' });
    await service
      .database('card_transaction')
      .where({ id: atTill.purchaseId })
      .update({ card_present: true });
    const datesOf = async (one: typeof fresh) => {
      await one.dispute();
      const { credit_due_on, resolve_due_on } = await one.read();
      return [credit_due_on, resolve_due_on];
    };
    expect(await datesOf(fresh)).toEqual(['2026-12-21', '2027-02-18']);
    expect(await datesOf(atTill)).toEqual(['2026-12-07', '2027-02-18']);
  });

  it.each([
    ['pending', 409],
    ['declined', 409],
    ['expired', 409],
    ['manually_expired', 409],
    ['posted', 201],
    ['repaid', 201],
    ['partially_repaid', 201],
  ])('of one that is %s is answered with %d', async (customer_state, expected) => {
    const one = await someone();
    const id = newId();
    const steps = customer_state.includes('expired')
      ? ['pending', customer_state]
      : [customer_state];
    for (const state of steps) {
      const put = await service.put(`${one.userId}/card_transactions/${id}`, {
        occurred_at: '2026-11-19T20:00:00Z',
        amount_cents: 1_200,
        merchant_name: 'Shop',
        customer_state: state,
        ...(state === 'partially_repaid' ? { repaid_cents: 400 } : {}),
      });
      expect(put.statusCode).toBe(204);
    }
    const path = one.path.replace(one.purchaseId, id);
    expect((await service.post(one.userId, path, {})).statusCode).toBe(expected);
  });

  it.each([
    ['more than was taken', { amount: 30.01 }],
    ['a fraction of a cent', { amount: 1.001 }],
    ['nothing', { amount: 0 }],
    ['less than nothing', { amount: -1 }],
    ['another reason', { reason: 'because' }],
    ['a field more', { state: 'won' }],
  ])('refuses %s', async (_what, body) => {
    const one = await someone();
    expect((await one.dispute(body)).statusCode).toBe(422);
    expect(await one.row()).toBeUndefined();
  });

  it('is for the member whose purchase it is, and for nobody in her place', async () => {
    const [one, other] = [await someone(), await someone()];
    expect((await service.post(other.userId, one.path, {})).statusCode).toBe(404);
    await one.dispute();
    expect((await service.get(other.userId, one.path)).statusCode).toBe(404);
    expect((await service.post(other.userId, `${one.path}/withdrawal`)).statusCode).toBe(404);
    const message = { id: newId(), text: 'Hello?' };
    expect((await service.post(other.userId, `${one.path}/messages`, message)).statusCode).toBe(
      404,
    );
    for (const [call, payload] of [
      ['', {}],
      ['/messages', message],
      ['/withdrawal', undefined],
    ] as const) {
      const reply = await service.app.inject({
        method: 'POST',
        url: `/api/v1${one.path}${call}`,
        headers: asViewer(one.userId, newId(), { audience: 'member' }),
        ...(payload === undefined ? {} : { payload }),
      });
      expect(reply.statusCode).toBe(403);
    }
    expect(await one.read()).toMatchObject({ state: 'open', messages: [] });
  });
});

describe('messages', () => {
  it('go both ways, each once, and are never changed', async () => {
    const one = await someone();
    await one.dispute();
    const mine = { id: newId(), text: 'I was never there.' };
    const theirs = { id: newId(), text: 'Do you have your card?' };
    const write = (message: object) => service.post(one.userId, `${one.path}/messages`, message);
    expect((await write(mine)).statusCode).toBe(204);
    expect((await write(mine)).statusCode).toBe(204);
    expect((await write({ ...mine, text: 'Other words.' })).statusCode).toBe(409);
    service.clock.set('2026-11-20T21:00:00Z');
    expect((await one.staff('messages', theirs)).statusCode).toBe(200);
    expect((await one.staff('messages', theirs)).statusCode).toBe(200);
    expect((await one.staff('messages', { ...theirs, id: mine.id })).statusCode).toBe(409);
    expect((await one.staff('messages', theirs, newId())).statusCode).toBe(404);
    expect((await one.read()).messages).toEqual([
      { ...mine, author: 'member', sent_at: '2026-11-20T20:00:00.000Z' },
      { ...theirs, author: 'staff', sent_at: '2026-11-20T21:00:00.000Z' },
    ]);
    const messages = service.database('dispute_message').where({ id: mine.id });
    await expect(messages.clone().update({ text: 'x' })).rejects.toThrow();
    await expect(messages.clone().delete()).rejects.toThrow();
    await expect(service.database('dispute_event').update({ actor: 'x' })).rejects.toThrow();
  });
});

describe('GET /internal/disputes/:id', () => {
  it('is the case as its member reads it, with whose it is and what she bought', async () => {
    const one = await someone();
    await one.dispute({ reason: 'charged_twice', description: 'Twice on Friday.' });
    const read = (id: string) =>
      service.app.inject({
        url: `/internal/disputes/${id}`,
        headers: asCaller('admin', { audience: 'member' }),
      });
    const reply = await read((await one.row()).id);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      user_id: one.userId,
      merchant_name: expect.any(String),
      purchased_at: expect.any(String),
      dispute: await one.read(),
    });
    expect((await read(newId())).statusCode).toBe(404);
  });
});

describe('decisions of staff', () => {
  it('are made once, however often and by how many', async () => {
    const one = await someone();
    await one.dispute();
    const credits = await Promise.all([one.credit(), one.credit()]);
    expect(credits.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const same = await Promise.all([one.decide('won'), one.decide('won'), one.decide('won')]);
    expect(same.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await one.decide('lost')).statusCode).toBe(409);
    expect((await one.credit()).statusCode).toBe(409);
    expect((await one.withdraw()).statusCode).toBe(409);
    expect((await one.read()).timeline).toMatchObject([
      { step: 'opened' },
      { step: 'credited', amount: 30 },
      { step: 'won', amount: 30 },
    ]);
    expect(await one.stands()).toEqual({ owed: 0, hers: 0, credited: 0, problems: [] });
  });

  it('of two at once that differ, one stands', async () => {
    const one = await someone();
    await one.dispute();
    const replies = await Promise.all([one.decide('written_off'), one.decide('lost')]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await one.stands()).problems).toEqual([]);
  });

  it('have their dates, reason and author, and are published', async () => {
    const one = await someone();
    await one.dispute();
    await one.credit();
    await one.decide('lost', 'The chip was read.');
    expect(await one.read()).toMatchObject({ decision_reason: 'The chip was read.' });
    const row = await one.row();
    expect(row).toMatchObject({
      results_due_on: '2026-11-25',
      correction_due_on: '2026-11-23',
      take_back_on: '2026-11-30',
    });
    const history = await service
      .database('dispute_event')
      .where({ dispute_id: row.id })
      .orderBy('id');
    expect(history.map(({ kind, actor }) => [kind, actor])).toEqual([
      ['opened', 'member'],
      ['credited', `staff:${one.actorId}`],
      ['lost', `staff:${one.actorId}`],
    ]);
    const published = (await service.events()).filter(
      ({ type, payload }) => type === 'dispute.recorded' && payload['dispute_id'] === row.id,
    );
    expect(published.map(({ payload }) => payload['transfer_group_id'])).toEqual([
      null,
      row.credit_group_id,
      null,
    ]);
  });

  it('wait in a list, the one that is due first before the others', async () => {
    const [later, sooner] = [await someone(), await someone()];
    await later.dispute();
    await sooner.dispute();
    await later.credit();
    const mine = (await undecided()).filter(({ user_id }) =>
      [later.userId, sooner.userId].includes(user_id),
    );
    expect(mine).toMatchObject([
      { user_id: sooner.userId, state: 'open', credit_due_on: '2026-12-07', credited_cents: 0 },
      { user_id: later.userId, state: 'provisional', amount_cents: 3_000, credited_cents: 3_000 },
    ]);
    await sooner.decide('lost');
    expect((await undecided()).map(({ id }) => id)).not.toContain((await sooner.row()).id);
  });

  it('are for the admin service alone, and about what is there', async () => {
    const one = await someone();
    await one.dispute();
    const { id } = await one.row();
    for (const call of ['provisional_credit', 'decision', 'messages']) {
      const reply = await service.app.inject({
        method: 'POST',
        url: `/internal/disputes/${id}/${call}`,
        headers: asCaller('operator', { audience: 'member' }),
        payload: {},
      });
      expect(reply.statusCode).toBe(403);
    }
    expect((await one.staff('provisional_credit', {}, newId())).statusCode).toBe(404);
  });
});

describe('a step about more than was approved', () => {
  it.each([
    ['provisional_credit', {}],
    ['decision', { outcome: 'won', reason: 'The receipt says so.' }],
    ['decision', { outcome: 'lost', reason: 'The receipt says so.' }],
    ['decision', { outcome: 'written_off', reason: 'The receipt says so.' }],
  ])('is not taken, to the cent: %s %j', async (call, payload) => {
    const one = await someone();
    await one.dispute();
    const bounded = await one.staff(call, { ...payload, approved_up_to_cents: 2_999 });
    expect([bounded.statusCode, bounded.json()]).toEqual([
      200,
      { needs_approval_of_cents: 3_000, user_id: one.userId },
    ]);
    expect(await one.read()).toMatchObject({ state: 'open' });
    const approved = await one.staff(call, { ...payload, approved_up_to_cents: 3_000 });
    expect([approved.statusCode, approved.json()]).toEqual([200, { user_id: one.userId }]);
    expect(await one.read()).not.toMatchObject({ state: 'open' });
    const again = await one.staff(call, { ...payload, approved_up_to_cents: 2_999 });
    expect(again.json()).toEqual({ user_id: one.userId });
  });
});
