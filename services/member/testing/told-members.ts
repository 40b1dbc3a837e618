import { newId } from '@reset/service-kit';
import { asMember } from '@reset/service-kit/testing';
import { pushMessageStore } from '#features/push/push-messages.store.ts';
import type { MemberServiceUnderTest } from './member-service.ts';
import { someCardholder } from './some-cardholder.ts';

const NONE = { payday: false, low_balance: false, declined_purchase: false };
type Choices = Partial<typeof NONE>;

/** Members who are told by push, and what they were told. */
export function toldMembers(service: MemberServiceUnderTest) {
  const call = (method: 'PUT' | 'POST', userId: string, path: string, payload: object) =>
    service.app.inject({
      method,
      url: `/api/v1/users/${path}`,
      headers: asMember(userId, { audience: 'member' }),
      payload,
    });
  const choose = (userId: string, choices: Choices) =>
    call('PUT', userId, 'push_settings', { ...NONE, ...choices });
  /** In one more browser. @returns where that is pushed to */
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
  /** A cardholder who may spend 5 dollars and is told of this in one browser. */
  async function told(choices: Choices, ...links: 'bank_link'[]) {
    const one = await someCardholder(service, ...links);
    await service.jobs.drain();
    await one.mayOwe(500);
    await choose(one.userId, choices);
    return { ...one, endpoint: await subscribe(one.userId) };
  }
  return {
    choose,
    subscribe,
    handOver,
    told,
    /** Delivers all that happened, as the running service does. */
    async deliver() {
      await handOver();
      await service.jobs.drain();
    },
    /** What was sent since it was asked last, as the browsers read it. */
    received: () => service.world.pushes.splice(0).map(({ payload }) => JSON.parse(payload)),
    /** The same who has bought for 50 dollars and is paid on Friday, by then or at another time. */
    async owing(choices: Choices, now = '2026-11-27T18:00:00Z') {
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
    },
  };
}
