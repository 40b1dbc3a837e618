import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { HARMLESS_TEXTS, REFUSED_TEXTS } from '#testing/bad-texts.ts';
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

const purchase = (changes: object = {}) => ({
  occurred_at: '2026-11-18T12:30:00-08:00',
  amount_cents: 2_415,
  merchant_name: 'Harbor Street Grocery',
  merchant_category: 'FOOD_AND_DRINK',
  customer_state: 'posted',
  ...changes,
});
const put = (userId: string, id: string, body: object = purchase()) =>
  service.put(`${userId}/card_transactions/${id}`, body);
const list = (userId: string) => service.get(userId, '/card_accounts/current/card_transactions');
const outstanding = async (userId: string) =>
  (await service.get(userId, '/dashboard/overview')).json().reset_card.amount;

describe('GET /card_accounts/current/card_transactions', () => {
  it('lists what was bought, newest first [MEM-102, MEM-103]', async () => {
    const userId = await someMember(service, 'card_account');
    const [older, newer] = [newId(), newId()];
    await put(
      userId,
      newer,
      purchase({ occurred_at: '2026-11-19T00:00:00Z', customer_state: 'pending' }),
    );
    await put(userId, older, purchase());
    const reply = await list(userId);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject([{ id: newer, customer_state: 'pending' }, { id: older }]);
    expect(reply.json()[1]).toEqual({
      id: older,
      kind: 'purchase',
      created_at: '2026-11-18T20:30:00.000Z',
      amount: 24.15,
      pending_amount: 0,
      repaid_amount: 0,
      refunded_amount: 0,
      credited_amount: 0,
      purchase_id: null,
      paid_from: null,
      merchant_name: 'Harbor Street Grocery',
      merchant_category: 'FOOD_AND_DRINK',
      card_present: false,
      transaction_reference_number: null,
      network_state: 'cleared',
      customer_state: 'posted',
      decline_reason: null,
      synctera_transaction_id: null,
      synctera_account_id: expect.any(String),
      dispute_state: null,
      dispute_credit: null,
      dispute_take_back: null,
    });
  });

  it('shows each state that a purchase can be in [MEM-104]', async () => {
    const userId = await someMember(service, 'card_account');
    const states = [
      'pending',
      'declined',
      'posted',
      'repaid',
      'partially_repaid',
      'expired',
      'manually_expired',
    ];
    for (const customer_state of states) {
      const repaid = customer_state === 'partially_repaid' ? { repaid_cents: 100 } : {};
      await put(userId, newId(), purchase({ customer_state, ...repaid }));
    }
    const listed = (await list(userId)).json<{ kind: string; customer_state: string }[]>();
    const purchases = listed.filter(({ kind }) => kind === 'purchase');
    expect(purchases.map(({ customer_state }) => customer_state).toSorted()).toEqual(
      states.toSorted(),
    );
  });

  it('comes to what is outstanding, what was repaid of a purchase included', async () => {
    const userId = await someMember(service, 'card_account');
    await put(userId, newId(), purchase({ amount_cents: 3_000 }));
    const partly = { customer_state: 'partially_repaid', repaid_cents: 1_250 };
    await put(userId, newId(), purchase({ amount_cents: 2_000, ...partly }));
    await put(userId, newId(), purchase({ amount_cents: 700, customer_state: 'repaid' }));
    const listed = (await list(userId)).json<{ customer_state: string; amount: number }[]>();
    const current = listed.filter(({ customer_state: state }) => state !== 'repaid');
    expect(current.map(({ amount }) => amount).toSorted((one, next) => one - next)).toEqual([
      -12.5, 20, 30,
    ]);
    expect(await outstanding(userId)).toBe(37.5);
  });

  it('answers 404 without a card account', async () => {
    for (const userId of [await someMember(service), newId()]) {
      const reply = await list(userId);
      expect(reply.statusCode).toBe(404);
      expect(reply.json()).toMatchObject({ error: 'Not found', code: 'card_account_not_found' });
    }
  });

  it("shows nothing of another member's", async () => {
    const [owner, other] = [
      await someMember(service, 'card_account'),
      await someMember(service, 'card_account'),
    ];
    await put(owner, newId());
    expect((await list(other)).json()).toEqual([]);
  });
});

describe('PUT /internal/members/:user_id/card_transactions/:id', () => {
  it.each([
    ['pending', {}, 24.15],
    ['posted', {}, 24.15],
    ['partially_repaid', { repaid_cents: 1_000 }, 14.15],
    ['repaid', {}, 0],
    ['repaid', { repaid_cents: 2_415 }, 0],
    ['declined', {}, 0],
    ['expired', {}, 0],
    ['manually_expired', { repaid_cents: 0 }, 0],
  ])('of a %s one with %j leaves %d outstanding', async (customer_state, changes, amount) => {
    const userId = await someMember(service, 'card_account');
    const reply = await put(userId, newId(), purchase({ customer_state, ...changes }));
    expect(reply.statusCode).toBe(204);
    expect(await outstanding(userId)).toBe(amount);
  });

  it('changes a transaction that it has made', async () => {
    const userId = await someMember(service, 'card_account');
    const id = newId();
    await put(userId, id);
    await put(userId, id, purchase({ customer_state: 'repaid', merchant_category: undefined }));
    expect((await list(userId)).json()).toMatchObject([
      { id, customer_state: 'repaid', merchant_category: null },
    ]);
  });

  it.each(['pending', 'declined', 'expired'])(
    'does not take money back by making a posted one %s',
    async (customer_state) => {
      const userId = await someMember(service, 'card_account');
      const id = newId();
      await put(userId, id);
      const reply = await put(userId, id, purchase({ customer_state }));
      expect(reply.statusCode).toBe(409);
      expect(reply.json()).toMatchObject({ code: 'card_transaction_conflict' });
      expect((await list(userId)).json()).toMatchObject([{ id, customer_state: 'posted' }]);
    },
  );

  it('leads one on through its life, in the ledger at each step', async () => {
    const userId = await someMember(service, 'card_account');
    const id = newId();
    const steps: [object, number][] = [
      [{ customer_state: 'pending' }, 24.15],
      [{ customer_state: 'pending', amount_cents: 3_000 }, 30],
      [{ customer_state: 'posted', amount_cents: 2_000 }, 20],
      [{ customer_state: 'partially_repaid', amount_cents: 2_000, repaid_cents: 500 }, 15],
      [{ customer_state: 'repaid', amount_cents: 2_000 }, 0],
    ];
    for (const [changes, amount] of steps) {
      expect((await put(userId, id, purchase(changes))).statusCode).toBe(204);
      expect(await outstanding(userId)).toBe(amount);
      const { rows } = await service.database.raw('SELECT * FROM ledger.problems()');
      expect(rows).toEqual([]);
    }
    const allocated = await service.database('allocation').where({ card_transaction_id: id });
    expect(allocated.map(({ amount_cents }) => amount_cents)).toEqual([500, 1_500]);
  });

  it("refuses another member's transaction and leaves it as it was", async () => {
    const [owner, other] = [
      await someMember(service, 'card_account'),
      await someMember(service, 'card_account'),
    ];
    const id = newId();
    await put(owner, id);
    expect((await put(other, id, purchase({ amount_cents: 1 }))).statusCode).toBe(404);
    expect((await list(owner)).json()).toMatchObject([{ id, amount: 24.15 }]);
    expect((await list(other)).json()).toEqual([]);
  });

  it('may be sent twenty times at once', async () => {
    const userId = await someMember(service, 'card_account');
    const id = newId();
    const replies = await Promise.all(Array.from({ length: 20 }, () => put(userId, id)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(204));
    expect((await list(userId)).json()).toHaveLength(1);
  });

  it.each<[string, unknown, object]>([
    ['occurred_at', '2026-11-18T12:30:00', {}],
    ['occurred_at', '2026-02-30T12:30:00Z', {}],
    ['occurred_at', '+100000-01-01T00:00:00.000Z', {}],
    ['occurred_at', 'Fri Nov 20 2026 20:00:00 GMT', {}],
    ['amount_cents', -1, {}],
    ['amount_cents', 0, {}],
    ['amount_cents', 24.15, {}],
    ['amount_cents', 1e12, {}],
    ['customer_state', 'lost', {}],
    ['repaid_cents', 1, {}],
    ['repaid_cents', 0, { customer_state: 'partially_repaid' }],
    ['repaid_cents', 2_415, { customer_state: 'partially_repaid' }],
    ['repaid_cents', 2_414, { customer_state: 'repaid' }],
    ['pan', '4111111111111111', {}],
  ])('refuses %s %j', async (field, value, changes) => {
    const userId = await someMember(service, 'card_account');
    const reply = await put(userId, newId(), purchase({ ...changes, [field]: value }));
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ errors: { [field]: [expect.any(String)] } });
    expect((await list(userId)).json()).toEqual([]);
  });

  it('lets go of what it holds after as many days as an issuer, who knows nothing of it', async () => {
    const userId = await someMember(service, 'card_account');
    await put(userId, newId(), purchase({ customer_state: 'pending' }));
    const stateAt = async (instant: string) => {
      service.clock.set(instant);
      await service.jobs.runSchedule('end-expired-holds');
      return (await list(userId)).json()[0].customer_state;
    };
    const madeAt = service.clock.now().getTime();
    const end = madeAt + 7 * 86_400_000;
    expect(await stateAt(new Date(end - 1).toISOString())).toBe('pending');
    expect(await stateAt(new Date(end).toISOString())).toBe('expired');
    expect(await outstanding(userId)).toBe(0);
    service.clock.set(new Date(madeAt).toISOString());
  });

  it.each(REFUSED_TEXTS)('refuses %s as the name of a merchant', async (_what, merchant_name) => {
    const userId = await someMember(service, 'card_account');
    const reply = await put(userId, newId(), purchase({ merchant_name }));
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ errors: { merchant_name: expect.any(Array) } });
  });

  it.each(HARMLESS_TEXTS)('keeps %s as the text it is', async (text) => {
    const userId = await someMember(service, 'card_account');
    await put(userId, newId(), purchase({ merchant_name: text, merchant_category: text }));
    expect((await list(userId)).json()).toMatchObject([
      { merchant_name: text, merchant_category: text },
    ]);
  });
});
