import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@reset/service-kit/testing';
import { startSandbox } from '../../testing/start-sandbox.ts';
import { syncteraCustomer } from './testing/synctera-customer.ts';

const sandbox = await startSandbox();
const { url: origin, receiver } = sandbox;
afterAll(sandbox.stop);
const synctera = syncteraCustomer(origin);

describe('purchases', () => {
  it('are held, posted and refunded by what the account has', async () => {
    const { id, account_id } = await synctera.card();
    expect((await synctera.buy(id, 1_000)).body.data).toMatchObject({
      status: 'DECLINED',
      reason: 'INSUFFICIENT_FUNDS',
    });
    await synctera.deposit(account_id, 5_000);
    const { body: held } = await synctera.buy(id, 2_000);
    expect(held.data.status).toBe('PENDING');
    expect(await synctera.balances(account_id)).toEqual([5_000, 3_000]);
    const simulate = (name: string, more: object) =>
      synctera.ask('POST', `/cards/transaction_simulations/${name}`, {
        original_transaction_id: held.uuid,
        ...more,
      });
    await simulate('clearing', { amount: 500 });
    expect(await synctera.balances(account_id)).toEqual([4_500, 3_000]);
    // With a tip.
    await simulate('clearing', { amount: 1_700 });
    expect(await synctera.balances(account_id)).toEqual([2_800, 2_800]);
    expect((await simulate('clearing', { amount: 1 })).status).toBe(409);
    await simulate('clearing', { amount: 1_700, is_refund: true });
    expect(await synctera.balances(account_id)).toEqual([4_500, 4_500]);
  });

  it('are let go of by a reversal', async () => {
    const { id, account_id } = await synctera.card();
    await synctera.deposit(account_id, 5_000);
    const { body } = await synctera.buy(id, 2_000);
    const reversal = { original_transaction_id: body.uuid, amount: 2_000 };
    await synctera.ask('POST', '/cards/transaction_simulations/reversal', reversal);
    expect(await synctera.balances(account_id)).toEqual([5_000, 5_000]);
    const again = await synctera.ask('POST', '/cards/transaction_simulations/reversal', reversal);
    expect(again.status).toBe(409);
  });

  it('come to another amount by an advice, and end by a final clearing below it', async () => {
    const { id, account_id } = await synctera.card('VIRTUAL', 'LINE_OF_CREDIT');
    const { body: held } = await synctera.buy(id, 2_000);
    const simulate = (name: string, more: object) =>
      synctera.ask<HeldReply>('POST', `/cards/transaction_simulations/${name}`, {
        original_transaction_id: held.uuid,
        ...more,
      });
    const stands = ({ body }: { body: HeldReply }) => {
      const { status, amount, req_amount } = body.data;
      return [status, amount, req_amount];
    };
    const advise = async (amount: number) =>
      stands(await simulate('authorization/advice', { amount }));
    expect(await advise(5_000)).toEqual(['PENDING', 5_000, 5_000]);
    expect(stands(await simulate('reversal', { amount: 1_000 }))).toEqual([
      'PENDING',
      4_000,
      4_000,
    ]);
    await simulate('clearing', { amount: 1_500 });
    expect(await advise(4_500)).toEqual(['PARTCLEARD', 3_000, 4_500]);
    expect((await simulate('authorization/advice', { amount: 1_500 })).status).toBe(409);
    await simulate('clearing', { amount: 1_000, is_final: true });
    const after = await synctera.ask<HeldReply>('GET', `/transactions/pending/${held.uuid}`);
    expect(stands(after)).toEqual(['CLEARED', 0, 4_500]);
    expect(await synctera.balances(account_id)).toEqual([-2_500, -2_500]);
  });

  it('are posted without an authorization', async () => {
    const { id, account_id } = await synctera.card('VIRTUAL', 'LINE_OF_CREDIT');
    await synctera.ask('POST', '/cards/transaction_simulations/force_post', {
      card_id: id,
      amount: 700,
      mid: 'merchant-1',
    });
    expect(await synctera.balances(account_id)).toEqual([-700, -700]);
  });

  it('are let go of after seven days, and not before', async () => {
    const { id, account_id } = await synctera.card('VIRTUAL', 'LINE_OF_CREDIT');
    const { body: held } = await synctera.buy(id, 2_000);
    const status = async () => {
      const { body } = await synctera.ask<HeldReply>('GET', `/transactions/pending/${held.uuid}`);
      return `${body.data.status} ${body.data.reason}`;
    };
    sandbox.context.clock.move(7 * 86_400_000 - 1);
    expect(await status()).toBe('PENDING APPROVED');
    sandbox.context.clock.move(7 * 86_400_000);
    expect(await status()).toBe('RELEASED EXPIRED');
    expect(await synctera.balances(account_id)).toEqual([0, 0]);
    sandbox.context.clock.move(0);
  });

  it('are let go of with all that is due, whether or not anybody asks for them', async () => {
    const { id } = await synctera.card('VIRTUAL', 'LINE_OF_CREDIT');
    const { body: held } = await synctera.buy(id, 2_000);
    await synctera.ask('POST', '/webhooks', {
      url: receiver.url,
      enabled_events: ['TRANSACTION.PENDING.*'],
      is_enabled: true,
    });
    receiver.received.length = 0;
    sandbox.context.clock.move(14 * 86_400_000);
    await synctera.control('POST', '/settle');
    const told = () =>
      receiver.received.map(({ body }) => JSON.parse(String(body['event_resource'])));
    await eventually(async () =>
      expect(told()).toContainEqual(
        expect.objectContaining({
          uuid: held.uuid,
          data: expect.objectContaining({ status: 'RELEASED', reason: 'EXPIRED' }),
        }),
      ),
    );
    sandbox.context.clock.move(0);
  });

  it('are listed page by page', async () => {
    const { id, account_id } = await synctera.card('VIRTUAL', 'LINE_OF_CREDIT');
    const bought = [];
    for (const amount of [100, 200, 300]) bought.push((await synctera.buy(id, amount)).body.uuid);
    const page = (more: string) =>
      synctera.ask<{ result: { uuid: string }[]; next_page_token: string }>(
        'GET',
        `/transactions/pending?account_id=${account_id}&limit=2${more}`,
      );
    const first = await page('');
    const second = await page(`&page_token=${first.body.next_page_token}`);
    const all = [...first.body.result, ...second.body.result];
    expect(all.map(({ uuid }) => uuid)).toEqual(bought);
    expect(second.body.next_page_token).toBe('');
  });
});

describe('the authorization gateway', () => {
  afterEach(() => receiver.answerWith({ status: 204 }));

  it('decides, and where it says nothing in time, the stand-in rule does', async () => {
    const card = await synctera.card('VIRTUAL', 'LINE_OF_CREDIT');
    const made = await synctera.ask('POST', '/cards/gateways', {
      url: receiver.url,
      card_products: [card.card_product_id],
    });
    expect(made.status).toBe(201);
    const outcome = async (amount: number) => {
      const { status, reason } = (await synctera.buy(card.id, amount)).body.data;
      return `${status} ${reason}`;
    };
    receiver.answerWith({ status: 200, body: { status: 'APPROVED' } });
    expect(await outcome(2_000)).toBe('PENDING APPROVED');
    const { body: approved } = await synctera.buy(card.id, 1_900);
    // By the id that the hold then has; webhooks come beside it.
    expect(receiver.received.map(({ body }) => body)).toContainEqual(
      expect.objectContaining({ id: approved.uuid, card_id: card.id, amount: 1_900 }),
    );
    receiver.answerWith({ status: 200, body: { status: 'DECLINED', reason: 'OVER_LIMIT' } });
    expect(await outcome(2_000)).toBe('DECLINED OVER_LIMIT');

    receiver.answerWith(null);
    await synctera.control('PUT', '/stand_in', { approve_up_to: 0, timeout_ms: 200 });
    expect(await outcome(500)).toBe('DECLINED STAND_IN_DECLINED');
    await synctera.control('PUT', '/stand_in', { approve_up_to: 1_000 });
    expect(await outcome(500)).toBe('PENDING APPROVED');
    expect(await outcome(1_001)).toBe('DECLINED STAND_IN_DECLINED');
    const { body } = await synctera.ask<{ gateways: { id: string }[] }>('GET', '/cards/gateways');
    await synctera.ask('PATCH', `/cards/gateways/${body.gateways[0]?.id}`, {
      url: receiver.url,
      card_products: [],
    });
  });
});

type HeldReply = {
  uuid: string;
  data: { status: string; reason: string; amount: number; req_amount: number };
};
