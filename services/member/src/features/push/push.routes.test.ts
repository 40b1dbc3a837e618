import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { UserEvent } from '@reset/api-contract/public/user-events.ts';
import { newId } from '@reset/service-kit';
import { asMember, asViewer, asVisitor } from '@reset/service-kit/testing';
import { type MemberServiceUnderTest, startMemberService } from '#testing/member-service.ts';
import { endPushWithSessions } from './push.store.ts';

let service: MemberServiceUnderTest;
beforeAll(async () => {
  service = await startMemberService();
});
afterAll(() => service.stop());

const NONE = { payday: false, low_balance: false, declined_purchase: false };
const browser = (name: string = newId()) => ({
  endpoint: `https://push.example/${name}`,
  p256dh: 'B'.repeat(87),
  auth: 'a'.repeat(22),
  public_key: 'our-key',
});

const settings = async (userId: string) =>
  (await service.get(userId, '/users/push_settings')).json();
const call = (
  method: 'PUT' | 'POST' | 'DELETE',
  path: string,
  payload: object,
  headers: Record<string, string>,
) => service.app.inject({ method, url: `/api/v1/users/${path}`, headers, payload });
const as = (userId: string) => asMember(userId, { audience: 'member' });
const choose = (userId: string, choices: object) =>
  call('PUT', 'push_settings', choices, as(userId));
const subscribe = (userId: string, body: object = browser()) =>
  call('POST', 'push_subscriptions', body, { ...as(userId), 'user-agent': 'A browser' });
const unsubscribe = (userId: string, endpoint: string) =>
  call('DELETE', 'push_subscriptions', { endpoint }, as(userId));
const endpointsOf = async (userId: string) =>
  (await settings(userId)).subscriptions.map(({ endpoint }: { endpoint: string }) => endpoint);

describe('GET and PUT /users/push_settings', () => {
  it('have all off until she turns it on', async () => {
    const userId = newId();
    expect(await settings(userId)).toEqual({ ...NONE, public_key: 'our-key', subscriptions: [] });
    const chosen = { ...NONE, payday: true };
    expect((await choose(userId, chosen)).json()).toMatchObject(chosen);
    expect(await settings(userId)).toMatchObject(chosen);
    await choose(userId, { ...NONE, low_balance: true });
    expect(await settings(userId)).toMatchObject({ ...NONE, low_balance: true });
    expect(await settings(newId())).toMatchObject(NONE);
  });

  it('take all three choices or none', async () => {
    const userId = newId();
    for (const choices of [
      {},
      { payday: true },
      { ...NONE, payday: 'yes' },
      { ...NONE, more: true },
    ]) {
      expect((await choose(userId, choices)).statusCode).toBe(422);
    }
    expect(await settings(userId)).toMatchObject(NONE);
  });

  it('are for members alone', async () => {
    const headers = asVisitor({ audience: 'member' });
    const reply = await service.app.inject({ url: '/api/v1/users/push_settings', headers });
    expect(reply.statusCode).toBe(401);
  });
});

describe('POST and DELETE /users/push_subscriptions', () => {
  it('keep a browser once, with what it is read by, until it is ended', async () => {
    const userId = newId();
    const one = browser();
    expect((await subscribe(userId, one)).statusCode).toBe(204);
    expect((await subscribe(userId, { ...one, auth: 'b'.repeat(22) })).statusCode).toBe(204);
    expect(await service.database('push_subscription').where({ user_id: userId })).toMatchObject([
      {
        endpoint: one.endpoint,
        auth: 'b'.repeat(22),
        user_agent: 'A browser',
        public_key: 'our-key',
      },
    ]);
    expect((await unsubscribe(userId, one.endpoint)).statusCode).toBe(204);
    expect(await endpointsOf(userId)).toEqual([]);
    expect((await unsubscribe(userId, one.endpoint)).statusCode).toBe(204);
  });

  it("have a browser be one member's at a time, and none end another's", async () => {
    const [first, second] = [newId(), newId()];
    const one = browser();
    await subscribe(first, one);
    await unsubscribe(second, one.endpoint);
    expect(await endpointsOf(first)).toEqual([one.endpoint]);
    await subscribe(second, one);
    expect(await endpointsOf(first)).toEqual([]);
    expect(await endpointsOf(second)).toEqual([one.endpoint]);
  });

  it('keep ten browsers of a member, of which the oldest gives way', async () => {
    const userId = newId();
    for (let count = 0; count < 11; count += 1) {
      service.clock.set(`2026-11-20T20:00:${10 + count}Z`);
      await subscribe(userId, browser(`${userId}-${count}`));
    }
    const kept = await endpointsOf(userId);
    expect(kept).toHaveLength(10);
    expect(kept[0]).toBe(`https://push.example/${userId}-10`);
    expect(kept).not.toContain(`https://push.example/${userId}-0`);
  });

  it('take no address of an unknown push service, and no key that is none', async () => {
    const userId = newId();
    const elsewhere = await subscribe(userId, { ...browser(), endpoint: 'https://10.0.0.1/push' });
    expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([422, 'subscription_not_usable']);
    for (const wrong of [
      { endpoint: 'javascript:alert(1)' },
      { endpoint: `https://push.example/${'x'.repeat(1_000)}` },
      { p256dh: 'short' },
      { auth: '' },
    ]) {
      expect((await subscribe(userId, { ...browser(), ...wrong })).statusCode).toBe(422);
    }
    expect(await endpointsOf(userId)).toEqual([]);
  });
});

describe('staff who view the product as her', () => {
  it('see what she chose and none of her browsers, and change nothing', async () => {
    const userId = newId();
    const one = browser();
    await choose(userId, { ...NONE, payday: true });
    await subscribe(userId, one);
    const headers = asViewer(userId, newId(), { audience: 'member' });
    const seen = await service.app.inject({ url: '/api/v1/users/push_settings', headers });
    expect(seen.json()).toMatchObject({ payday: true, subscriptions: [] });
    const refused = [
      await call('PUT', 'push_settings', NONE, headers),
      await call('POST', 'push_subscriptions', browser(), headers),
      await call('DELETE', 'push_subscriptions', { endpoint: one.endpoint }, headers),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
    expect(await settings(userId)).toMatchObject({ payday: true });
    expect(await endpointsOf(userId)).toEqual([one.endpoint]);
  });
});

describe('sessions that end everywhere', () => {
  it('end what her browsers of then are told, and nothing of one that she subscribed since', async () => {
    const [userId, other] = [newId(), newId()];
    await subscribe(userId);
    await subscribe(other);
    const endedAt = new Date(service.clock.now().getTime() + 60_000);
    service.clock.set(new Date(endedAt.getTime() + 60_000).toISOString());
    const since = browser();
    await subscribe(userId, since);
    for (const because of ['password_changed', 'password_changed'] as const) {
      await service.database.transaction((transaction) =>
        endPushWithSessions(transaction, {
          position: '1',
          subject: userId,
          subject_version: 1,
          occurred_at: endedAt.toISOString(),
          type: 'user.sessions_ended',
          payload: { because },
        } as unknown as UserEvent),
      );
    }
    expect(await endpointsOf(userId)).toEqual([since.endpoint]);
    expect(await endpointsOf(other)).toHaveLength(1);
  });
});
