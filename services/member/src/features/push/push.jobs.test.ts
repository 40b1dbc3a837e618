import { beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { startCardService } from '#testing/some-cardholder.ts';
import { toldMembers } from '#testing/told-members.ts';

const { service } = await startCardService();
const { choose, deliver, handOver, received, subscribe, told } = toldMembers(service);
const { identify, pushOutcome } = service.world;
beforeEach(async () => {
  Object.assign(service.world, { pushes: [], pushOutcome, identify });
  // Whoever was told of something in another test.
  await service.database('push_choice').delete();
});

const subscriptionsOf = (userId: string) =>
  service.database('push_subscription').where({ user_id: userId });

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
