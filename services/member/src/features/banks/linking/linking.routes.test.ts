import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { InternalCallError, newId, ProviderError, secretCipher } from '@reset/service-kit';
import { asViewer } from '@reset/service-kit/testing';
import { openBankWidget, signInAtBank } from '#testing/link-bank.ts';
import {
  DATA_KEY,
  type MemberServiceUnderTest,
  someMember,
  startMemberService,
  WEBHOOKS,
} from '#testing/member-service.ts';

let service: MemberServiceUnderTest;
beforeAll(async () => {
  service = await startMemberService();
});
afterAll(() => service.stop());
beforeEach(() => {
  Object.assign(service.world, { providerError: null, itemError: null });
});

const unavailable = new ProviderError('away', 'unavailable');
const viewed = (userId: string, path: string) =>
  service.app.inject({
    method: 'GET',
    url: `/api/v1${path}`,
    headers: asViewer(userId, newId(), { audience: 'member' }),
  });
const openWidget = (userId: string, query = '') => openBankWidget(service, userId, query);
const signIn = (userId: string, publicToken?: string) => signInAtBank(service, userId, publicToken);
const finish = (userId: string, publicToken: string) =>
  service.get(userId, `/plaid/create_access_token?public_token=${publicToken}`);
const linkOf = (userId: string) => service.database('bank_link').where({ user_id: userId }).first();
const eventsOf = async (userId: string) =>
  (await service.events()).filter(({ subject }) => subject === userId).map(({ type }) => type);
const removals = () => service.database('removed_bank_item').select('item_id');

describe('GET /plaid/link_token', () => {
  it('opens a widget for this member, whose news come to us [ONB-038]', async () => {
    const userId = newId();
    const reply = await service.get(userId, '/plaid/link_token?institution_id=ins_7');
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ success: true, link_token: expect.any(String) });
    expect(service.world.widgets.at(-1)).toEqual({
      userId,
      name: 'Hazel Hourly',
      institutionId: 'ins_7',
      repairs: null,
      webhook: `${WEBHOOKS}/plaid`,
    });
    const [session] = await service.database('bank_link_session').where({ user_id: userId });
    expect(JSON.stringify(session)).not.toContain(reply.json().link_token);
  });

  it('answers without success and token while the provider is away [ONB-038]', async () => {
    service.world.providerError = unavailable;
    const reply = await service.get(newId(), '/plaid/link_token');
    expect([reply.statusCode, reply.json()]).toEqual([200, { success: false }]);
  });

  it('opens one while nobody can say what she is called', async () => {
    const { identify } = service.world;
    service.world.identify = () => new InternalCallError('away', 503, 'service_unavailable');
    expect(await openWidget(newId())).toEqual(expect.any(String));
    service.world.identify = identify;
    expect(service.world.widgets.at(-1)).toMatchObject({ name: null });
  });

  it('opens the repair of a link that is broken, unless another bank is chosen', async () => {
    const userId = await someMember(service, 'bank_link');
    await service.database('bank_link').where({ user_id: userId }).update({ status: 'broken' });
    await openWidget(userId);
    expect(service.world.widgets.at(-1)).toMatchObject({ repairs: 'access-1' });
    for (const query of ['?institution_id=ins_7', '?another=true']) {
      await openWidget(userId, query);
      expect(service.world.widgets.at(-1)).toMatchObject({ repairs: null });
    }
  });

  it.each(['ITEM_NOT_FOUND', 'NO_ACCOUNTS', 'USER_PERMISSION_REVOKED', 'INVALID_ACCESS_TOKEN'])(
    'makes a new link where the one that broke is gone for good, as by %s',
    async (error) => {
      const userId = await someMember(service, 'bank_link');
      const link = service.database('bank_link').where({ user_id: userId });
      await link.update({ status: 'broken', error });
      await openWidget(userId);
      expect(service.world.widgets.at(-1)).toMatchObject({ userId, repairs: null });
    },
  );

  it('is not for staff who view the product as a member', async () => {
    const opened = service.world.widgets.length;
    expect((await viewed(newId(), '/plaid/link_token')).statusCode).toBe(403);
    expect(service.world.widgets).toHaveLength(opened);
  });
});

describe('GET /plaid/create_access_token', () => {
  it('links the bank of a person who was no member, and publishes so [ONB-039]', async () => {
    const userId = newId();
    const publicToken = await signIn(userId);
    const reply = await finish(userId, publicToken);
    expect([reply.statusCode, reply.json()]).toEqual([200, { success: true }]);
    const row = await linkOf(userId);
    expect(row).toMatchObject({
      institution_name: 'Tidewater Savings Bank',
      available_cents: 125_000,
    });
    expect(secretCipher(DATA_KEY).decrypt(row.access_token, userId)).toBe(`access-${publicToken}`);
    expect(await eventsOf(userId)).toEqual(['bank.linked']);
    const jobs = service.jobs.taken().filter(({ data }) => JSON.stringify(data).includes(row.id));
    expect(jobs.map(({ queue }) => queue)).toEqual(['sync-bank', 'read-bank-owner']);
    const [session] = await service.database('bank_link_session').where({ user_id: userId });
    expect(session).toMatchObject({ access_token: null, done_at: expect.any(Date) });
  });

  it('changes state, so that the gateway lets only our own pages send it', () => {
    const changing = service.app.publishedRoutes.filter((route) => route.state_changing);
    expect(changing.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/api/v1/plaid/create_access_token', '/api/v1/plaid/link_token']),
    );
  });

  it('refuses a token that came of no widget of hers', async () => {
    const [userId, other] = [newId(), newId()];
    const others = await signIn(other);
    for (const token of [others, 'public-nobody', 'x'.repeat(255)]) {
      const reply = await finish(userId, token);
      expect(reply.statusCode).toBe(422);
      expect(reply.json()).toMatchObject({ code: 'link_not_found' });
    }
    expect(service.world.exchanges).not.toContain(others);
    expect(await linkOf(userId)).toBeUndefined();
  });

  it('refuses one of a widget that has run out', async () => {
    const userId = newId();
    const publicToken = await signIn(userId);
    const now = service.clock.now().toISOString();
    service.clock.set('2026-11-21T00:00:01Z');
    expect((await finish(userId, publicToken)).statusCode).toBe(422);
    service.clock.set(now);
  });

  it.each([['?public_token='], [''], ['?public_token=a%00b'], ['?public_token=a&more=1']])(
    'refuses %s',
    async (query) => {
      const reply = await service.get(newId(), `/plaid/create_access_token${query}`);
      expect(reply.statusCode).toBe(422);
    },
  );

  it('makes one link of twenty tabs and of the same token later', async () => {
    const userId = newId();
    const publicToken = await signIn(userId);
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => finish(userId, publicToken)),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    const { id } = await linkOf(userId);
    expect((await finish(userId, publicToken)).json()).toEqual({ success: true });
    expect((await linkOf(userId)).id).toBe(id);
    expect(await eventsOf(userId)).toEqual(['bank.linked']);
  });

  it('goes on where the bank hung up after the exchange, with one exchange and one link', async () => {
    const userId = newId();
    const publicToken = await signIn(userId);
    const { world } = service;
    const { account } = world;
    Object.defineProperty(world, 'account', {
      configurable: true,
      get: () => {
        throw unavailable;
      },
    });
    expect((await finish(userId, publicToken)).statusCode).toBe(503);
    Object.defineProperty(world, 'account', { configurable: true, writable: true, value: account });
    expect((await finish(userId, publicToken)).statusCode).toBe(200);
    expect(world.exchanges.filter((token) => token === publicToken)).toHaveLength(1);
    expect(await eventsOf(userId)).toEqual(['bank.linked']);
  });

  it('puts another bank in the place of the first, whose item and data go', async () => {
    const userId = newId();
    await finish(userId, await signIn(userId, 'public-first'));
    const before = await linkOf(userId);
    await finish(userId, await signIn(userId, 'public-second'));
    const after = await linkOf(userId);
    expect(after.id).not.toBe(before.id);
    expect(await eventsOf(userId)).toEqual(['bank.linked', 'bank.linked']);
    expect(await removals()).toEqual([{ item_id: 'item-public-first' }]);
    service.world.providerError = unavailable;
    await expect(service.jobs.drain()).rejects.toThrow('away');
    expect(await removals()).toHaveLength(1);
    service.world.providerError = null;
    await service.jobs.drain();
    expect(service.world.removed).toContain('access-public-first');
    expect(service.world.removed).not.toContain('access-public-second');
    expect(await removals()).toEqual([]);
  });

  it('leaves an item that another member is linked by', async () => {
    const [one] = [await someMember(service, 'bank_link'), await someMember(service, 'bank_link')];
    await service.post(one, '/bank_accounts/unlink');
    await service.jobs.drain();
    expect(service.world.removed).not.toContain('access-1');
    expect(await removals()).toEqual([]);
  });

  it('repairs a link: the same one, and its error is over', async () => {
    const userId = newId();
    const publicToken = await signIn(userId);
    await finish(userId, publicToken);
    const { id } = await linkOf(userId);
    service.world.itemError = 'ITEM_LOGIN_REQUIRED';
    await service.jobs.drain();
    expect(await linkOf(userId)).toMatchObject({ id, status: 'broken' });
    service.world.itemError = null;
    const again = await signIn(userId, `${publicToken}--again`);
    expect(service.world.widgets.at(-1)).toMatchObject({ repairs: `access-${publicToken}` });
    expect((await finish(userId, again)).statusCode).toBe(200);
    expect(await linkOf(userId)).toMatchObject({ id, status: 'active', error: null });
    expect(await eventsOf(userId)).toEqual([
      'bank.linked',
      'integration_error.raised',
      'integration_error.resolved',
    ]);
  });

  it.each([
    ['refused', 422],
    ['unavailable', 503],
  ] as const)('makes nothing when the provider is %s', async (reason, status) => {
    const userId = newId();
    const publicToken = await signIn(userId);
    service.world.providerError = new ProviderError('secret detail', reason);
    const reply = await finish(userId, publicToken);
    expect(reply.statusCode).toBe(status);
    expect(reply.body).not.toContain('secret detail');
    expect(await linkOf(userId)).toBeUndefined();
  });

  it('is not for staff who view the product as a member', async () => {
    const userId = newId();
    const publicToken = await signIn(userId);
    const path = `/plaid/create_access_token?public_token=${publicToken}`;
    expect((await viewed(userId, path)).statusCode).toBe(403);
    expect(await linkOf(userId)).toBeUndefined();
  });
});
