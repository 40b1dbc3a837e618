import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, fixedClock } from '@reset/service-kit/testing';
import { hash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Browser } from '#testing/browser.ts';
import type { GatewayUnderTest } from '#testing/gateway-under-test.ts';
import { USER_ID } from '#testing/public-service.ts';
import { gatewaySetup, type GatewaySetup } from '#testing/gateway-setup.ts';

const START = '2026-11-20T18:00:00.000Z';
const after = (ms: number) => new Date(Date.parse(START) + ms).toISOString();
const MINUTE = 60_000;

let setup: GatewaySetup;
const clock = fixedClock(START);
let gateway: GatewayUnderTest;

beforeAll(async () => {
  setup = await gatewaySetup();
  gateway = await setup.gateway({ clock });
});
afterAll(() => setup.teardown());

async function lastSeen(browser: Browser): Promise<string> {
  const tokenHash = hash('sha256', browser.cookie ?? '', 'buffer');
  const row = await setup.database('session').where({ token_hash: tokenHash }).first();
  return row.last_seen_at.toISOString();
}
/** Waits until a use of the session is written, for which the call did not wait. */
const untilSeen = (browser: Browser, at: string) =>
  eventually(async () => expect(await lastSeen(browser)).toBe(at));

/** Whether the member service is told of a person when this cookie calls. */
async function isSomebody(
  browser: Browser,
  at = gateway,
  path = '/api/v1/dashboard/overview',
  headers = {},
) {
  setup.member.requests.splice(0);
  await at.app.inject({
    url: path,
    headers: {
      cookie: `__Host-reset_session=${browser.cookie}`,
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
  });
  const token = String(setup.member.requests[0]?.headers['x-reset-identity']);
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    sub?: string;
  };
  return claims.sub === USER_ID;
}

describe('a session', () => {
  it('begins with another cookie than the visitor had, kept only as its hash [PLT-042]', async () => {
    clock.set(START);
    const browser = new Browser(gateway);
    await browser.open('/users/sign_in');
    const before = browser.cookie;
    const answer = await browser.post('/api/v1/users/sign_in', {});
    expect(answer.headers).not.toHaveProperty('x-reset-session-start');
    const [given] = [answer.headers['set-cookie']].flat();
    expect(given).toMatch(
      /^__Host-reset_session=s\.[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(browser.cookie).not.toBe(before);
    const rows: unknown[] = await setup.database('session');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(browser.cookie?.slice(2));
    expect(await isSomebody(browser)).toBe(true);
  });

  it('ends when the same browser signs in anew', async () => {
    clock.set(START);
    const browser = await setup.signedIn(gateway);
    const first = Object.assign(new Browser(gateway), { cookie: browser.cookie });
    expect(await isSomebody(first)).toBe(true);
    await browser.signIn();
    expect(browser.cookie).not.toBe(first.cookie);
    expect(await isSomebody(browser)).toBe(true);
    expect(await isSomebody(first)).toBe(false);
  });

  it('never takes an id that the browser brought along', async () => {
    clock.set(START);
    const browser = new Browser(gateway);
    browser.cookie = `s.${'A'.repeat(43)}`;
    const planted = Object.assign(new Browser(gateway), { cookie: browser.cookie });
    await browser.signIn();
    expect(browser.cookie).not.toBe(planted.cookie);
    expect(await isSomebody(browser)).toBe(true);
    expect(await isSomebody(planted)).toBe(false);
  });

  it('ends after 30 minutes without use, on pages too', async () => {
    clock.set(START);
    const browser = await setup.signedIn(gateway);
    clock.set(after(29 * MINUTE));
    expect(await isSomebody(browser)).toBe(true);
    await untilSeen(browser, after(29 * MINUTE));
    clock.set(after(58 * MINUTE));
    expect(await isSomebody(browser)).toBe(true);
    await untilSeen(browser, after(58 * MINUTE));
    clock.set(after(88 * MINUTE));
    expect(await isSomebody(browser)).toBe(false);
    const page = await browser.open('/dashboard');
    expect(page.body).toContain('"signed_in":false');
    expect(browser.cookie).toMatch(/^v\./);
  });

  it('ends after 30 minutes of a page that only polls', async () => {
    clock.set(START);
    const browser = await setup.signedIn(gateway);
    const isPolledAsSomebody = () =>
      isSomebody(browser, gateway, undefined, { 'x-unattended': '1' });
    for (let minutes = 2; minutes < 30; minutes += 2) {
      clock.set(after(minutes * MINUTE));
      expect(await isPolledAsSomebody()).toBe(true);
    }
    clock.set(after(30 * MINUTE));
    expect(await isPolledAsSomebody()).toBe(false);
  });

  it('is used by a call beside a poll that reads it together with it', async () => {
    clock.set(START);
    const browser = await setup.signedIn(gateway);
    clock.set(after(10 * MINUTE));
    const path = '/api/v1/dashboard/overview';
    await Promise.all([browser.get(path, { headers: { 'x-unattended': '1' } }), browser.get(path)]);
    await untilSeen(browser, after(10 * MINUTE));
    expect(await lastSeen(browser)).toBe(after(10 * MINUTE));
  });

  it('is used by each change, whatever it is marked as', async () => {
    clock.set(START);
    const browser = await setup.signedIn(gateway);
    clock.set(after(10 * MINUTE));
    await browser.post('/api/v1/cards/log_event', {}, { headers: { 'x-unattended': '1' } });
    await untilSeen(browser, after(10 * MINUTE));
    expect(await lastSeen(browser)).toBe(after(10 * MINUTE));
  });

  it.each([
    ['idle', 'nobody used it', 30 * MINUTE],
    ['too_old', 'it was too old', 12 * 60 * MINUTE],
    ['ended', 'it was ended elsewhere', 0],
  ])('says to the next page with `%s` that %s, and that once', async (why, _words, ms) => {
    clock.set(START);
    const browser = await setup.signedIn(gateway);
    if (why === 'ended') await setup.database('session').delete();
    clock.set(after(Math.max(ms, 5_000)));
    const said = (await browser.open('/users/sign_in')).cookies.filter(
      ({ name }) => name === '__Host-reset_session_end',
    );
    expect(said).toEqual([
      expect.objectContaining({ value: why, path: '/', secure: true, sameSite: 'Lax' }),
    ]);
    expect((await browser.open('/users/sign_in')).cookies).toEqual([]);
  });

  it('ends after 12 hours, however busy', async () => {
    clock.set(START);
    const browser = await setup.signedIn(gateway);
    for (let minutes = 20; minutes < 12 * 60; minutes += 20) {
      clock.set(after(minutes * MINUTE));
      expect(await isSomebody(browser)).toBe(true);
      await untilSeen(browser, after(minutes * MINUTE));
    }
    clock.set(after(12 * 60 * MINUTE));
    expect(await isSomebody(browser)).toBe(false);
  });

  it('is deleted within an hour of its end', async () => {
    clock.set(START);
    await setup.database('session').delete();
    await setup.signedIn(gateway);
    clock.set(after(29 * MINUTE));
    const { cookie } = await setup.signedIn(gateway);
    clock.set(after(31 * MINUTE));
    await gateway.jobs.runSchedule('clear_sessions');
    const rows = await setup.database('session').select('token_hash');
    expect(rows).toEqual([{ token_hash: hash('sha256', cookie ?? '', 'buffer') }]);
    expect(gateway.jobs.scheduled()).toMatchObject({ clear_sessions: '0 * * * *' });
  });

  it('is written as seen at most once a minute', async () => {
    clock.set(START);
    await setup.database('session').delete();
    const browser = await setup.signedIn(gateway);
    clock.set(after(59_000));
    await isSomebody(browser);
    await pause(100);
    expect(await lastSeen(browser)).toBe(START);
    clock.set(after(61_000));
    await isSomebody(browser);
    await untilSeen(browser, after(61_000));
    clock.set(after(62_000));
    await isSomebody(browser);
    await pause(100);
    expect(await lastSeen(browser)).toBe(after(61_000));
  });

  it('is asked of the store for mutations, for the admin area and for GETs that change state', async () => {
    clock.set(START);
    const browser = await setup.signedIn(gateway);
    expect(await isSomebody(browser)).toBe(true);
    // Behind the gateway's back, so that nothing tells its cache.
    await setup.database('session').delete();
    expect(await isSomebody(browser)).toBe(true);
    expect(await isSomebody(browser, gateway, '/api/v1/admin/users')).toBe(false);
    expect(await isSomebody(browser, gateway, '/api/v1/pinwheel/store_data')).toBe(false);
    setup.member.requests.splice(0);
    await browser.post('/api/v1/cards/log_event', {});
    expect(setup.member.requests).toHaveLength(1);
    clock.set(after(5_000));
    expect(await isSomebody(browser)).toBe(false);
  });
});

describe('with the session store down', () => {
  it('answers 503 to calls, never 401, and serves pages to everybody', async () => {
    clock.set(START);
    const lost = await setup.gateway({
      clock,
      config: { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
      database: 'postgres://nobody@127.0.0.1:1/none',
    });
    const browser = await setup.signedIn(gateway);
    const cookie = `__Host-reset_session=${browser.cookie}`;
    const call = await lost.app.inject({ url: '/api/v1/dashboard/overview', headers: { cookie } });
    expect(call.statusCode).toBe(503);
    expect(call.json()).toMatchObject({ code: 'service_unavailable' });
    expect(call.headers['retry-after']).toBe('1');
    expect((await lost.app.inject('/api/v1/dashboard/overview')).statusCode).toBe(200);
    const page = await lost.app.inject({ url: '/dashboard', headers: { cookie } });
    expect(page.statusCode).toBe(200);
    expect(page.headers).not.toHaveProperty('set-cookie');
    expect(page.body).toContain('"signed_in":true');
    expect((await lost.app.inject('/')).statusCode).toBe(200);
    const headers = { cookie, 'sec-fetch-site': 'same-origin' };
    const signOut = await lost.app.inject({ url: '/api/v1/users/sign_out', headers });
    expect(signOut.statusCode).toBe(503);
    expect(signOut.headers).not.toHaveProperty('set-cookie');
    const token = browser.token;
    const visitor = new Browser(lost);
    await visitor.open('/users/sign_in');
    const signIn = await visitor.post('/api/v1/users/sign_in', { token });
    expect(signIn.statusCode).toBe(503);
    expect(signIn.headers).not.toHaveProperty('set-cookie');
    expect(signIn.json()).toMatchObject({ code: 'service_unavailable' });
  });
});
