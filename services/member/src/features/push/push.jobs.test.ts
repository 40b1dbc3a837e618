import { beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { asMember } from '@reset/service-kit/testing';
import { someCardWorld } from '#testing/card-world.ts';
import type { SentPush } from '#testing/push-world.ts';
import { startCardService } from '#testing/some-cardholder.ts';
import { someDeposits } from '#testing/some-deposits.ts';
import { pushMessageStore } from './push-messages.store.ts';

const { service, someone } = await startCardService();
const { identify, issuer, pushOutcome } = service.world;
beforeEach(async () => {
  const { afterCall, beforeCall, debitRefusal } = someCardWorld().issuer;
  Object.assign(issuer, { afterCall, beforeCall, debitRefusal, debits: [] });
  Object.assign(service.world, { pushes: [], pushOutcome, identify, owners: ['Hazel Hourly'] });
  // Whoever was told of something in another test.
  await service.database('push_choice').delete();
});

const NONE = { payday: false, low_balance: false, declined_purchase: false };

const call = (method: 'PUT' | 'POST' | 'DELETE', userId: string, path: string, payload: object) =>
  service.app.inject({
    method,
    url: `/api/v1/users/${path}`,
    headers: asMember(userId, { audience: 'member' }),
    payload,
  });
const choose = (userId: string, choices: Partial<typeof NONE>) =>
  call('PUT', userId, 'push_settings', { ...NONE, ...choices });
async function subscribe(userId: string, endpoint = `https://push.example/${newId()}`) {
  await call('POST', userId, 'push_subscriptions', {
    endpoint,
    p256dh: 'B'.repeat(87),
    auth: 'a'.repeat(22),
    public_key: 'our-key',
  });
  return endpoint;
}
const handOver = () =>
  pushMessageStore(service.database).handOver(service.jobs.add, service.clock.now());
/** Delivers all that happened, as the running service does. */
async function deliver() {
  await handOver();
  await service.jobs.drain();
}
/** What was sent since it was asked last, as the browsers read it. */
const received = () =>
  service.world.pushes.splice(0).map(({ payload }: SentPush) => JSON.parse(payload));
const subscriptionsOf = (userId: string) =>
  service.database('push_subscription').where({ user_id: userId });

/** A cardholder who may spend 5 dollars and is told of this in one browser. */
async function told(choices: Partial<typeof NONE>, ...links: 'bank_link'[]) {
  const one = await someone(...links);
  await service.jobs.drain();
  await one.mayOwe(500);
  await choose(one.userId, choices);
  return { ...one, endpoint: await subscribe(one.userId) };
}

describe('a declined purchase', () => {
  it('is told where it happened, in the words of its page, urgently and for an hour', async () => {
    const one = await told({ declined_purchase: true });
    expect(await one.buy(501)).toMatchObject({ status: 'DECLINED' });
    const { id } = await service
      .database('card_transaction')
      .where({ card_account_id: one.accountId })
      .first();
    await deliver();
    const [sent] = service.world.pushes;
    expect(sent).toMatchObject({
      endpoint: one.endpoint,
      options: { ttlSeconds: 3_600, urgency: 'high', topic: expect.stringMatching(/^[\w-]{32}$/) },
    });
    expect(received()).toEqual([
      {
        title: 'Purchase declined',
        body: 'Corner Store: This was more than your spending limit at the time. You were not charged.',
        path: `/card-transactions/${id}`,
        lang: 'en-US',
        tag: expect.any(String),
      },
    ]);
  });

  it('is told in her language', async () => {
    const one = await told({ declined_purchase: true });
    service.world.identify = (id) => ({ ...identify(id), language: 'es-US' });
    await one.buy(501);
    await deliver();
    expect(received()).toMatchObject([{ title: 'Compra rechazada', lang: 'es-US' }]);
  });

  it('is not told to who did not turn it on, has turned it off meanwhile, or bought', async () => {
    const never = await told({ payday: true, low_balance: true });
    await never.buy(501);
    const off = await told({ declined_purchase: true });
    await off.buy(501);
    await choose(off.userId, {});
    const bought = await told({ declined_purchase: true });
    expect(await bought.buy(100)).toMatchObject({ status: 'APPROVED' });
    await deliver();
    expect(received()).toEqual([]);
  });

  it('is told by the word of the issuer as well, once, and not when it is old', async () => {
    const one = await told({ declined_purchase: true });
    const hold = { status: 'declined', reason: 'STAND_IN_DECLINED' } as const;
    one.hold({ ...hold, occurredAt: new Date('2026-11-20T19:30:00Z') });
    one.hold({ ...hold, id: newId(), occurredAt: new Date('2026-11-20T18:30:00Z') });
    await one.sync();
    await one.sync();
    await deliver();
    expect(received()).toMatchObject([
      { body: expect.stringContaining('We did not answer the store in time.') },
    ]);
  });
});

describe('a message', () => {
  it('is told once in each of her browsers, however often it is handed over and its jobs are done', async () => {
    const one = await told({ declined_purchase: true });
    const second = await subscribe(one.userId);
    await one.buy(501);
    await Promise.all([handOver(), handOver(), handOver()]);
    await service.jobs.drain();
    const jobs = service.jobs
      .taken('deliver-push')
      .filter(({ data }) => 'message_id' in data)
      .slice(-2);
    for (const { queue, data } of jobs) await service.jobs.add(service.database, queue, data);
    await deliver();
    const endpoints = service.world.pushes.splice(0).map(({ endpoint }) => endpoint);
    expect(endpoints.toSorted()).toEqual([one.endpoint, second].toSorted());
    const delivered = await subscriptionsOf(one.userId);
    expect(delivered.map((row) => row.last_delivered_at)).toEqual([
      service.clock.now(),
      service.clock.now(),
    ]);
  });

  it('is sent again where the push service is away, for as long as is left', async () => {
    const one = await told({ declined_purchase: true });
    service.world.pushOutcome = () => 'away';
    await one.buy(501);
    await handOver();
    await expect(service.jobs.drain()).rejects.toThrow('Away');
    await expect(service.jobs.drain()).rejects.toThrow('Away');
    service.world.pushOutcome = pushOutcome;
    service.clock.set('2026-11-20T20:50:00Z');
    await service.jobs.drain();
    const sent = service.world.pushes.splice(0);
    expect(sent.map(({ options }) => options.ttlSeconds)).toEqual([3_600, 3_600, 600]);
  });

  it('is not sent once it is worth nothing', async () => {
    const one = await told({ declined_purchase: true });
    service.world.pushOutcome = () => 'away';
    await one.buy(501);
    await handOver();
    await expect(service.jobs.drain()).rejects.toThrow('Away');
    service.clock.set('2026-11-20T21:00:00Z');
    await service.jobs.drain();
    expect(received()).toHaveLength(1);
  });

  it('ends the subscription of a browser that is gone, and of no other', async () => {
    const one = await told({ declined_purchase: true });
    const second = await subscribe(one.userId);
    service.world.pushOutcome = (endpoint) => (endpoint === one.endpoint ? 'gone' : 'taken');
    await one.buy(501);
    await deliver();
    expect(await subscriptionsOf(one.userId)).toMatchObject([{ endpoint: second }]);
  });

  it('is told in no browser that somebody else signed in to meanwhile', async () => {
    const one = await told({ declined_purchase: true });
    const other = await told({});
    await one.buy(501);
    await handOver();
    await subscribe(other.userId, one.endpoint);
    await service.jobs.drain();
    expect(received()).toEqual([]);
  });

  it('that is refused is logged, without what it says and where it goes', async () => {
    const one = await told({ declined_purchase: true });
    service.world.pushOutcome = () => 'refused';
    await one.buy(501);
    await deliver();
    await deliver();
    expect(received()).toHaveLength(1);
    const logged = service.logged.find(({ msg }) => msg === 'push.refused');
    expect(logged).toMatchObject({ message: expect.any(String) });
    expect(JSON.stringify(service.logged)).not.toContain(one.endpoint);
  });

  it('is kept for a week, and erased with her account', async () => {
    const one = await told({ declined_purchase: true });
    await one.buy(501);
    await deliver();
    const messages = service.database('push_message').where({ user_id: one.userId });
    await service.jobs.runSchedule('clear-push-messages');
    expect(await messages.clone()).toHaveLength(1);
    service.clock.set('2026-11-27T20:00:01Z');
    await service.jobs.runSchedule('clear-push-messages');
    expect(await messages.clone()).toEqual([]);

    await service.give(`members/${one.userId}/closure`, undefined, { by: 'public', key: newId() });
    expect(await subscriptionsOf(one.userId)).toEqual([]);
    const choices = service.database('push_choice').where({ user_id: one.userId });
    expect(await choices).toEqual([]);
  });
});

describe('payday', () => {
  it('is told when her pay came in, with what it repaid', async () => {
    const one = await told({ payday: true });
    const deposits = await someDeposits(service, one.userId);
    one.post({ holdId: null, amountCents: 300, occurredAt: new Date('2026-11-20T18:00:00Z') });
    await one.sync();
    const link = { title: 'Your pay came in', path: '/dashboard#payday' };
    await deposits.receives(90_000);
    await deliver();
    expect(received()).toMatchObject([
      { ...link, body: '$3.00 of it repaid what you spent with your Reset Card.' },
    ]);
    await deposits.receives(10_000);
    await deliver();
    expect(received()).toMatchObject([
      { ...link, body: 'None of it was needed to repay what you spent with your Reset Card.' },
    ]);
  });

  it('is told on the day on which her bank is debited, and not of what she asked for', async () => {
    await owing({ payday: true });
    await service.jobs.runSchedule('repay-by-debit');
    await deliver();
    expect(received()).toMatchObject([
      {
        title: 'Your repayment is debited today',
        body: 'We debit your bank account for $50.00 today.',
        path: '/account/repayments',
      },
    ]);

    const asks = await owing({ payday: true });
    await service.post(asks.userId, '/repayments', { id: newId(), amount: 50 });
    await service.jobs.runSchedule('repay-by-debit');
    await deliver();
    expect(received()).toEqual([]);
  });
});

describe('a low balance', () => {
  const look = async () => {
    await service.jobs.runSchedule('tell-low-balances');
    await deliver();
    return received();
  };
  const LOW = { title: 'Your bank balance may be too low', path: '/dashboard' };
  /** Her bank is read, and has so much. */
  const reads = (userId: string, available_cents: number) =>
    service
      .database('bank_link')
      .where({ user_id: userId })
      .update({ available_cents, balances_updated_at: service.clock.now() });

  it('is told when her bank was read and has less than her bills, once a day', async () => {
    const { userId } = await told({ low_balance: true }, 'bank_link');
    await reads(userId, 42_169);
    expect(await look()).toEqual([]);
    service.clock.set('2026-11-20T20:30:00Z');
    await reads(userId, 42_168);
    expect(await look()).toMatchObject([LOW]);
    service.clock.set('2026-11-20T21:30:00Z');
    await reads(userId, 100);
    expect(await look()).toEqual([]);
    service.clock.set('2026-11-21T21:30:00Z');
    expect(await look()).toEqual([]);
    await reads(userId, 99);
    expect(await look()).toMatchObject([LOW]);
  });

  it('is told without an amount, and not to who did not turn it on', async () => {
    const { userId } = await told({ low_balance: true }, 'bank_link');
    const silent = await told({ payday: true, declined_purchase: true }, 'bank_link');
    service.clock.set('2026-11-20T20:30:00Z');
    await reads(userId, 1);
    await reads(silent.userId, 1);
    const [message, ...others] = await look();
    expect(others).toEqual([]);
    expect(JSON.stringify(message)).not.toMatch(/\$|\d{3}\.\d{2}/);
  });

  it('is told when it does not last for the debit of the next days', async () => {
    const { userId } = await owing({ low_balance: true }, '2026-11-24T18:00:00Z');
    await reads(userId, 5_000);
    expect(await look()).toEqual([]);
    service.clock.set('2026-11-24T18:30:00Z');
    await reads(userId, 4_999);
    expect(await look()).toMatchObject([LOW]);
  });

  it('is told when her repayment is put off for it, with the other reason once a day', async () => {
    const { userId } = await owing({ low_balance: true });
    await reads(userId, 4_999);
    await service.jobs.runSchedule('repay-by-debit');
    expect(await look()).toMatchObject([LOW]);
  });
});

/** Somebody who has bought for 50 dollars and is paid on Friday, by then or at another time. */
async function owing(choices: Partial<typeof NONE>, now = '2026-11-27T18:00:00Z') {
  const one = await told(choices, 'bank_link');
  await service.database('recurring_outflow').where({ user_id: one.userId }).delete();
  await one.mayOwe(10_000);
  one.post({ holdId: null, amountCents: 5_000, occurredAt: new Date('2026-11-20T18:00:00Z') });
  await one.sync();
  const limit = service.database('limit_state').where({ user_id: one.userId });
  await limit.update({ payday: '2026-11-27' });
  service.clock.set('2026-11-23T18:00:00Z');
  await service.jobs.runSchedule('repay-by-debit');
  await service.jobs.drain();
  service.clock.set(now);
  return one;
}
