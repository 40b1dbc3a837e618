import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SessionList } from '@reset/api-contract/gateway/sessions.ts';
import { fixedClock } from '@reset/service-kit/testing';
import { randomUUID } from 'node:crypto';
import Value from 'typebox/value';
import { Browser } from '#testing/browser.ts';
import type { GatewayUnderTest } from '#testing/gateway-under-test.ts';
import { PASSWORD, USER_ID } from '#testing/public-service.ts';
import { gatewaySetup, type GatewaySetup } from '#testing/gateway-setup.ts';

const SESSIONS = '/api/v1/users/sessions';
const START = '2026-11-20T18:00:00.000Z';
const LATER = '2026-11-20T18:10:00.000Z';
const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const EXPIRED = '__Host-reset_session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax';

let setup: GatewaySetup;
const clock = fixedClock(START);
let gateway: GatewayUnderTest;

beforeAll(async () => {
  setup = await gatewaySetup();
  gateway = await setup.gateway({ clock });
});
beforeEach(async () => {
  clock.set(START);
  await setup.database('session').delete();
});
afterAll(() => setup.teardown());

async function signedIn(userId = USER_ID, userAgent?: string) {
  const browser = new Browser(gateway);
  await browser.open('/users/sign_in');
  const headers = userAgent === undefined ? {} : { 'user-agent': userAgent };
  await browser.post('/api/v1/users/sign_in', { user_id: userId }, { headers });
  await browser.open('/account/security');
  return browser;
}
const listed = async (browser: Browser) => {
  const body: unknown = (await browser.get(SESSIONS)).json();
  if (!Value.Check(SessionList, body)) throw new Error('It is not a list of sessions.');
  return body.sessions;
};
/** Ends one session of hers, or all, by the password. */
const end = (browser: Browser, path = '', password: unknown = PASSWORD) =>
  browser.delete(`${SESSIONS}${path}`, { payload: { password } });
const statusOf = async (browser: Browser) => (await browser.get(SESSIONS)).statusCode;

describe('the list of sessions', () => {
  it('names the person’s own, the last used first, with browser and times', async () => {
    const first = await signedIn(USER_ID, CHROME);
    await signedIn(randomUUID());
    clock.set(LATER);
    await signedIn();
    const answer = await first.get(SESSIONS);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await listed(first)).toEqual([
      {
        id: expect.any(String),
        device: 'Unknown browser',
        created_at: LATER,
        last_seen_at: LATER,
        current: false,
      },
      {
        id: expect.any(String),
        device: 'Chrome on Linux',
        created_at: START,
        last_seen_at: LATER,
        current: true,
      },
    ]);
  });

  it('leaves out those that no longer count', async () => {
    await signedIn();
    clock.set('2026-11-20T18:40:00.000Z');
    expect(await listed(await signedIn())).toHaveLength(1);
  });

  it('holds neither cookies nor their hashes', async () => {
    const browser = await signedIn();
    const { body } = await browser.get(SESSIONS);
    expect(body).not.toContain(browser.cookie?.slice(2));
    expect(Object.keys((await listed(browser))[0] ?? {})).toHaveLength(5);
  });
});

describe('ending a session', () => {
  it('ends another one of the person, who stays signed in here', async () => {
    const [here, there] = [await signedIn(), await signedIn()];
    const other = (await listed(here)).find(({ current }) => !current);
    const answer = await end(here, `/${other?.id}`);
    expect(answer.statusCode).toBe(204);
    expect(answer.headers).not.toHaveProperty('set-cookie');
    expect(await statusOf(there)).toBe(401);
    expect(await listed(here)).toHaveLength(1);
  });

  it('takes the cookie away where it is the current one', async () => {
    const browser = await signedIn();
    const [current] = await listed(browser);
    const answer = await end(browser, `/${current?.id}`);
    expect(answer.statusCode).toBe(204);
    expect(answer.headers).toMatchObject({ 'set-cookie': EXPIRED, 'clear-site-data': '"cache"' });
    expect(await setup.database('session').count()).toEqual([{ count: 0n }]);
  });

  it('answers the same of another person’s and of none, and ends nothing', async () => {
    const [mine, other] = [await signedIn(), await signedIn(randomUUID())];
    const foreign = (await listed(other))[0]?.id;
    const bodies = [];
    for (const id of [foreign, randomUUID(), 'nonsense', '%00', "'", 'A'.repeat(300)]) {
      const answer = await end(mine, `/${id}`);
      expect(answer.statusCode).toBe(404);
      bodies.push({ ...answer.json<object>(), request_id: '' });
    }
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(await statusOf(other)).toBe(200);
  });

  it('ends all of the person, this one too, and nobody else’s', async () => {
    const [here, there, other] = [await signedIn(), await signedIn(), await signedIn(randomUUID())];
    const old = Object.assign(new Browser(gateway), { cookie: here.cookie });
    const answer = await end(here);
    expect(answer.statusCode).toBe(204);
    expect(answer.headers).toMatchObject({
      'set-cookie': EXPIRED,
      'clear-site-data': '"cache"',
      'cache-control': 'no-store',
    });
    expect(here.device).not.toBeNull();
    expect(await statusOf(old)).toBe(401);
    expect(await statusOf(there)).toBe(401);
    expect(await statusOf(other)).toBe(200);
  });
});

describe('the password, before a session ends', () => {
  it.each([
    ['none', {}, 422, 'This is required.'],
    ['an empty one', { password: '' }, 422, 'This is too short.'],
    ['no text', { password: 7 }, 422, 'This has the wrong type.'],
    ['a wrong one', { password: 'not this one' }, 422, 'This is not your password.'],
  ])('is wanted: %s', async (_what, payload, status, sentence) => {
    const [here, there] = [await signedIn(), await signedIn()];
    const other = (await listed(here)).find(({ current }) => !current);
    for (const path of [SESSIONS, `${SESSIONS}/${other?.id}`]) {
      const answer = await here.delete(path, { payload });
      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toMatchObject({ errors: { password: [sentence] } });
    }
    expect((await here.delete(SESSIONS)).statusCode).toBe(422);
    expect([await statusOf(here), await statusOf(there)]).toEqual([200, 200]);
  });

  it('comes alone: another field is refused by its name, whatever session is meant', async () => {
    const here = await signedIn();
    for (const path of [SESSIONS, `${SESSIONS}/${randomUUID()}`]) {
      const answer = await here.delete(path, { payload: { password: PASSWORD, admin: true } });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ errors: { admin: ['There is no such field.'] } });
    }
    expect(await statusOf(here)).toBe(200);
  });

  it('is not looked at after too many, nor while the public service is away', async () => {
    const here = await signedIn();
    expect((await end(here, '', 'locked')).json()).toMatchObject({ code: 'too_many_attempts' });
    const { SESSION_SECRET } = gateway.config;
    const config = { PUBLIC_URL: 'http://127.0.0.1:1', SESSION_SECRET };
    here.gateway = await setup.gateway({ clock, config });
    expect((await end(here)).statusCode).toBe(503);
    expect(await statusOf(here)).toBe(200);
  });
});

describe('each of these calls', () => {
  const calls = ['GET', 'DELETE', 'DELETE one'];
  const send = async (browser: Browser, call: string, headers = {}) => {
    if (call === 'GET') return browser.get(SESSIONS, { headers });
    return browser.delete(call === 'DELETE' ? SESSIONS : `${SESSIONS}/${randomUUID()}`, {
      headers,
      payload: { password: PASSWORD },
    });
  };

  it.each(calls)('is refused without a session: %s', async (call) => {
    const visitor = new Browser(gateway);
    await visitor.open('/');
    const answer = await send(visitor, call);
    expect([answer.statusCode, answer.json()]).toMatchObject([401, { code: 'unauthorized' }]);
  });

  it.each(calls)('is refused while staff view somebody: %s', async (call) => {
    const browser = await signedIn();
    await setup.database('session').update({ user_id: randomUUID() });
    const answer = await send(browser, call);
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'forbidden' }]);
    expect(await setup.database('session').count()).toEqual([{ count: 1n }]);
  });

  it.each(calls.slice(1))('is refused without a CSRF token or from elsewhere: %s', async (call) => {
    const browser = await signedIn();
    const wrong = [
      [{ 'x-csrf-token': '' }, 'invalid_csrf_token'],
      [{ 'x-csrf-token': (await signedIn()).token }, 'invalid_csrf_token'],
      [{ origin: 'https://evil.test' }, 'foreign_origin'],
    ] as const;
    for (const [headers, code] of wrong) {
      const answer = await send(browser, call, headers);
      expect([answer.statusCode, answer.json()]).toMatchObject([403, { code }]);
    }
    expect(await setup.database('session').count()).toEqual([{ count: 2n }]);
  });

  it.each(calls)('is 503 while the store is down: %s', async (call) => {
    const browser = await signedIn();
    const nowhere = 'postgres://nobody@127.0.0.1:1/none';
    const { SESSION_SECRET } = gateway.config;
    const config = { DATABASE_URL: nowhere, SESSION_SECRET };
    browser.gateway = await setup.gateway({ clock, config, database: nowhere });
    const answer = await send(browser, call);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      503,
      { code: 'service_unavailable' },
    ]);
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });
});
