import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { newId, ProviderError } from '@reset/service-kit';
import { asMember, asViewer, asVisitor } from '@reset/service-kit/testing';
import { brokenLinks } from '#testing/broken-links.ts';
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
afterEach(() => {
  service.world.providerError = null;
  service.world.payrollAccount = { ...service.world.payrollAccount, ...WORKS };
});

const WORKS = { isConnected: true, monitoringStatus: 'active' };
const BROKEN = { isConnected: false, monitoringStatus: 'user_action_required' };
const stands = (how: typeof WORKS) =>
  Object.assign(service.world, { payrollAccount: { ...service.world.payrollAccount, ...how } });

const linkToken = (userId: string, query = '') =>
  service.get(userId, `/pinwheel/link_token${query}`);
const storeData = (userId: string, accountId: string) =>
  service.get(userId, `/pinwheel/store_data?account_id=${accountId}&platform_id=platform-1`);
/** A person who has connected this account in the widget. */
const connected = (accountId: string, userId = newId()) => {
  service.world.accountOwners.set(accountId, userId);
  return userId;
};
const linked = async (accountId: string, userId = newId()) => {
  expect((await storeData(connected(accountId, userId), accountId)).statusCode).toBe(200);
  await service.jobs.drain();
  return userId;
};
const rows = (table: string, userId: string) => service.database(table).where({ user_id: userId });
const eventsOf = async (userId: string) =>
  (await service.database('event').where({ subject: userId }).orderBy('subject_version')).map(
    ({ type }) => type,
  );
const lastWidget = () => service.world.payrollWidgets.at(-1);

describe('GET /pinwheel/link_token', () => {
  it('opens the widget for the caller, by our id of her [ONB-057]', async () => {
    const userId = newId();
    const reply = await linkToken(userId);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ success: true, link_token: expect.stringMatching(/^link-/) });
    expect(lastWidget()).toEqual({ userId, platformId: null, repairs: null, deposit: null });
  });

  it('opens it at the platform that was chosen', async () => {
    const userId = newId();
    await linkToken(userId, '?platform_id=platform-7');
    expect(lastWidget()).toEqual({
      userId,
      platformId: 'platform-7',
      repairs: null,
      deposit: null,
    });
  });

  it('has no token while the provider is away or refuses [ONB-057]', async () => {
    for (const reason of ['unavailable', 'refused'] as const) {
      service.world.providerError = new ProviderError('secret detail', reason);
      const reply = await linkToken(newId());
      expect(reply.statusCode).toBe(200);
      expect(reply.json()).toEqual({ success: false });
    }
  });

  it('repairs the account that stopped working, unless another platform was chosen', async () => {
    const userId = await linked('repair-1');
    await linkToken(userId);
    expect(lastWidget()).toMatchObject({ repairs: null });
    stands(BROKEN);
    await service.get(userId, '/pinwheel/monitoring_status');
    await linkToken(userId);
    expect(lastWidget()).toEqual({
      userId,
      platformId: 'platform-1',
      repairs: 'repair-1',
      deposit: null,
    });
    await linkToken(userId, '?platform_id=platform-1');
    expect(lastWidget()).toMatchObject({ repairs: 'repair-1' });
    await linkToken(userId, '?platform_id=platform-2');
    expect(lastWidget()).toEqual({
      userId,
      platformId: 'platform-2',
      repairs: null,
      deposit: null,
    });
  });
});

describe('GET /pinwheel/dds_link_token', () => {
  it('has none for whom there is no account that her pay could be sent to', async () => {
    const reply = await service.get(newId(), '/pinwheel/dds_link_token');
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ success: false });
  });
});

describe('GET /pinwheel/store_data', () => {
  it('links the account that she connected and has it read [ONB-059]', async () => {
    const userId = connected('first-1');
    const reply = await storeData(userId, 'first-1');
    expect([reply.statusCode, reply.json()]).toEqual([200, { success: true }]);
    const links = async () => (await service.ask(`${userId}/links`)).json();
    expect(await links()).toMatchObject({ payroll_linked: true, has_earnings: null });
    await service.jobs.drain();
    expect(await links()).toMatchObject({ payroll_linked: true, has_earnings: true });
    expect(await rows('payroll_link', userId)).toMatchObject([
      { account_id: 'first-1', platform_id: 'platform-1', employer_name: 'Juniper Lane Markets' },
    ]);
    expect(await rows('shift', userId)).toHaveLength(3);
    expect(await rows('direct_deposit_allocation', userId)).toEqual([
      {
        user_id: userId,
        position: 0,
        kind: 'remainder',
        value: null,
        account_name: 'Everyday Checking',
        account_type: 'checking',
        account_mask: '4021',
        routing_number: '021000021',
      },
    ]);
    expect(await eventsOf(userId)).toEqual(['payroll.linked']);
  });

  it('says whether she earns once the provider has looked for her paystubs, or ten minutes later', async () => {
    const { paystubs } = service.world;
    service.world.paystubs = [];
    Object.assign(service.world.payrollAccount, { hasPayData: false });
    const slow = await linked('slow-1');
    const earns = async (userId: string) =>
      (await service.ask(`${userId}/links`)).json().has_earnings;
    expect(await earns(slow)).toBeNull();
    Object.assign(service.world.payrollAccount, { hasPayData: true });
    const none = await linked('none-1');
    service.world.paystubs = paystubs;
    expect(await earns(none)).toBe(false);
    service.clock.set('2026-11-20T20:09:59Z');
    expect(await earns(slow)).toBeNull();
    service.clock.set('2026-11-20T20:10:00Z');
    expect(await earns(slow)).toBe(false);
    service.clock.set('2026-11-20T20:00:00Z');
  });

  it('makes a member of whoever links before anybody made her one', async () => {
    const userId = await linked('member-1');
    expect(await rows('member', userId)).toMatchObject([{ repayment_method: 'ach_debit_flow' }]);
    const made = await someMember(service);
    await service.put(made, { repayment_method: 'direct_deposit_flow' });
    await linked('member-2', made);
    expect(await rows('member', made)).toMatchObject([{ repayment_method: 'direct_deposit_flow' }]);
  });

  it("refuses another's account, and one that nobody connected, and stores nothing [ONB-059]", async () => {
    connected('hers-1');
    service.world.forgotten.add('gone-1');
    const answers: unknown[] = [];
    for (const accountId of ['hers-1', 'nobodys-1', 'gone-1']) {
      const userId = newId();
      const reply = await storeData(userId, accountId);
      expect(reply.statusCode).toBe(422);
      const { request_id: _id, ...answer } = reply.json<{ request_id: string }>();
      answers.push(answer);
      expect(await rows('payroll_link', userId)).toEqual([]);
      expect(await rows('member', userId)).toEqual([]);
    }
    expect(answers).toEqual(Array(3).fill(answers[0]));
  });

  it('is unavailable while the provider is away, and the widget’s answer may be sent again', async () => {
    const userId = connected('again-1');
    service.world.providerError = new ProviderError('No answer', 'unavailable');
    expect((await storeData(userId, 'again-1')).statusCode).toBe(503);
    service.world.providerError = null;
    await linked('again-1', userId);
    expect(await rows('payroll_link', userId)).toHaveLength(1);
  });

  it('leads to one link from two tabs, time-outs and doubles', async () => {
    const userId = connected('twice-1');
    const before = service.jobs.taken('sync-payroll').length;
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => storeData(userId, 'twice-1')),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200));
    expect(service.jobs.taken('sync-payroll')).toHaveLength(before + 1);
    await service.jobs.drain();
    expect(await rows('payroll_link', userId)).toHaveLength(1);
    expect(await rows('shift', userId)).toHaveLength(3);
    expect(await eventsOf(userId)).toEqual(['payroll.linked']);
  });

  it('replaces another account whole, and has the provider end that one', async () => {
    const userId = await linked('old-1');
    const own = newId();
    await service.put(`${userId}/shifts/${own}`, {
      ended_on: '2026-11-18',
      minutes: 60,
      gross_cents: 100,
    });
    connected('new-1', userId);
    await storeData(userId, 'new-1');
    expect(await rows('shift', userId)).toMatchObject([{ id: own }]);
    expect(await rows('paystub', userId)).toEqual([]);
    expect(await rows('direct_deposit_allocation', userId)).toEqual([]);
    await service.jobs.drain();
    expect(await rows('payroll_link', userId)).toMatchObject([{ account_id: 'new-1' }]);
    expect(await rows('shift', userId)).toHaveLength(4);
    expect(await eventsOf(userId)).toEqual(['payroll.linked', 'payroll.linked']);
    expect([...service.world.forgotten]).toContain('old-1');
    expect([...service.world.forgotten]).not.toContain('new-1');
  });

  it('ends with one of two accounts that were connected at once, and only with what that one reports', async () => {
    const userId = connected('either-1');
    connected('either-2', userId);
    await Promise.all(
      ['either-1', 'either-2', 'either-1', 'either-2'].map((accountId) =>
        storeData(userId, accountId),
      ),
    );
    // The one that lost is ended unless it is the one that won.
    await service.jobs.drain();
    expect(await rows('payroll_link', userId)).toHaveLength(1);
    const [link] = await rows('payroll_link', userId);
    expect(service.world.forgotten.has(link.account_id)).toBe(false);
    expect(await rows('shift', userId)).toHaveLength(3);
  });

  it('repairs the same account: the error is over and nothing is read twice', async () => {
    const userId = await linked('same-1');
    const ids = (await rows('shift', userId)).map(({ id }) => id).toSorted();
    stands(BROKEN);
    await service.get(userId, '/pinwheel/monitoring_status');
    expect(await brokenLinks(service, userId)).toHaveLength(1);
    stands(WORKS);
    await storeData(userId, 'same-1');
    expect(await brokenLinks(service, userId)).toEqual([]);
    await service.jobs.drain();
    expect((await rows('shift', userId)).map(({ id }) => id).toSorted()).toEqual(ids);
    expect(await eventsOf(userId)).toEqual([
      'payroll.linked',
      'integration_error.raised',
      'integration_error.resolved',
    ]);
  });

  it('links an account that wants its owner already, and says so', async () => {
    stands(BROKEN);
    const userId = await linked('broken-1');
    expect(await brokenLinks(service, userId)).toMatchObject([
      { params: { source: 'pinwheel', error_type: 'monitoring_status_unavailable' } },
    ]);
    expect(await rows('shift', userId)).toEqual([]);
  });

  it.each([
    '',
    '?account_id=a',
    '?platform_id=p',
    '?account_id=&platform_id=p',
    '?account_id=a&platform_id=p&user_id=x',
  ])('refuses the query %j', async (query) => {
    expect((await service.get(newId(), `/pinwheel/store_data${query}`)).statusCode).toBe(422);
  });
});

describe.each(['link_token', 'dds_link_token', 'store_data?account_id=viewed-1&platform_id=p'])(
  'GET /pinwheel/%s',
  (path) => {
    const as = (headers: Record<string, string>) =>
      service.app.inject({ method: 'GET', url: `/api/v1/pinwheel/${path}`, headers });

    it('is not for staff who view the product as a member', async () => {
      const userId = connected('viewed-1');
      const reply = await as(asViewer(userId, newId(), { audience: 'member' }));
      expect(reply.statusCode).toBe(403);
      expect(await rows('payroll_link', userId)).toEqual([]);
    });

    it('is for nobody without a session', async () => {
      expect((await as(asVisitor({ audience: 'member' }))).statusCode).toBe(401);
      expect((await as(asMember(newId(), { audience: 'public' }))).statusCode).toBe(401);
    });
  },
);
