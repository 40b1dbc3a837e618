import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { CallLimit } from '@reset/api-contract/gateway/services-file.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { Browser } from '#testing/browser.ts';
import { fakeService, type FakeService } from '#testing/fake-service.ts';
import type { GatewayUnderTest } from '#testing/gateway-under-test.ts';
import { gatewaySetup, type GatewaySetup } from '#testing/gateway-setup.ts';
import { rateLimitStore } from './rate-limit.store.ts';

const PERSON = '/api/v1/per_person';
const PLACE = '/api/v1/per_place';
const BRIEF = '/api/v1/brief';
const FREE = '/api/v1/free';
const limit = (calls: number, per: CallLimit['per'], seconds = 30) => ({ calls, seconds, per });
const emma = { user: { email: 'emma@example.com' } };
const nowhere = 'postgres://nobody@127.0.0.1:1/none';

let setup: GatewaySetup;
let gateway: GatewayUnderTest;
let service: FakeService;
let browser: Browser;

beforeAll(async () => {
  setup = await gatewaySetup();
  const route = (path: string, ...limits: CallLimit[]) => ({
    method: 'POST',
    path,
    access: 'visitor' as const,
    body_bytes: 16_384,
    ...(limits.length > 0 ? { limits } : {}),
  });
  service = await fakeService('limited', [
    route(PERSON, limit(3, 'ip_and_email'), limit(5, 'ip')),
    route(PLACE, limit(3, 'ip')),
    route(BRIEF, limit(1, 'ip', 1)),
    route(FREE),
  ]);
  setup.services['limited'] = service;
  gateway = await setup.gateway();
});
beforeEach(async () => {
  await setup.database('call_count').delete();
  service.requests.splice(0);
  browser = new Browser(gateway);
  await browser.open('/');
});
afterAll(() => setup.teardown());

const statusOf = async (path: string, body: object = {}, options = {}) =>
  (await browser.post(path, body, options)).statusCode;
/** The statuses of calls that are sent one after the other. */
async function statusesOf(path: string, bodies: object[]): Promise<number[]> {
  const statuses = [];
  for (const body of bodies) statuses.push(await statusOf(path, body));
  return statuses;
}
const times = <Value>(count: number, value: Value) => Array.from({ length: count }, () => value);

describe('a call with a limit', () => {
  it('is let through as often as that, and then refused with the time to wait', async () => {
    expect(await statusesOf(PLACE, times(3, {}))).toEqual([200, 200, 200]);
    const answer = await browser.post(PLACE, {});
    expect(answer.statusCode).toBe(429);
    expect(answer.json()).toEqual({
      error: 'Too many attempts. Please wait a moment and try again.',
      code: 'too_many_requests',
      request_id: expect.any(String),
    });
    const wait = Number(answer.headers['retry-after']);
    expect(wait).toBeGreaterThan(20);
    expect(wait).toBeLessThanOrEqual(30);
    expect(service.requests).toHaveLength(3);
  });

  it('lets exactly that many of 50 at once through, over two gateways', async () => {
    const { SESSION_SECRET } = gateway.config;
    const second = Object.assign(new Browser(await setup.gateway({ config: { SESSION_SECRET } })), {
      cookie: browser.cookie,
      token: browser.token,
    });
    const answers = await Promise.all(
      times(25, [browser, second])
        .flat()
        .map((one) => one.post(PERSON, emma)),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([...times(3, 200), ...times(47, 429)]);
    expect(service.requests).toHaveLength(3);
  });

  it('is free again when the time is over', async () => {
    expect(await statusesOf(BRIEF, [{}, {}])).toEqual([200, 429]);
    await pause(1_050);
    expect(await statusOf(BRIEF)).toBe(200);
  });

  it('counts by place and address, however that is written, until the place is full', async () => {
    const noah = { user: { email: 'noah@example.com' } };
    const shouted = { user: { email: ' EMMA@example.com ' } };
    expect(await statusesOf(PERSON, [emma, shouted, emma, shouted, noah, noah, noah])).toEqual([
      200, 200, 200, 429, 200, 200, 429,
    ]);
  });

  it('counts another place on its own, and does not believe X-Forwarded-For', async () => {
    const from = (remoteAddress: string) => ({ remoteAddress });
    expect(await statusesOf(PLACE, times(4, {}))).toEqual([200, 200, 200, 429]);
    const headers = {
      'x-forwarded-for': '10.9.9.9',
      'x-real-ip': '10.9.9.9',
      forwarded: 'for=10.9.9.9',
    };
    expect(await statusOf(PLACE, {}, { headers })).toBe(429);
    expect(await statusOf(PLACE, {}, from('10.0.0.7'))).toBe(200);
  });

  it('believes of X-Forwarded-For what its own proxies wrote, from the right', async () => {
    const { SESSION_SECRET } = gateway.config;
    const config = { SESSION_SECRET, TRUSTED_PROXIES: '127.0.0.1,10.7.0.0/16' };
    browser.gateway = await setup.gateway({ config });
    const via = (forwarded: string, remoteAddress = '127.0.0.1') =>
      statusOf(PLACE, {}, { headers: { 'x-forwarded-for': forwarded }, remoteAddress });
    // The caller writes what she likes to the left of what the first proxy saw.
    for (const call of [1, 2, 3])
      expect(await via(`10.1.1.${call}, 192.0.2.8, 10.7.0.1`)).toBe(200);
    expect(await via('10.1.1.4, 192.0.2.8')).toBe(429);
    expect(await via('192.0.2.8, 192.0.2.9')).toBe(200);
    // Who comes past the proxies is who she is.
    for (const call of [1, 2, 3]) expect(await via(`10.1.1.${call}`, '192.0.2.10')).toBe(200);
    expect(await via('10.1.1.4', '192.0.2.10')).toBe(429);
  });

  it('refuses a body that cannot be read, and counts it under no key', async () => {
    for (const payload of ['\ufeff{"user":{"email":"emma@example.com"}}', '{"user":', '']) {
      const answer = await browser.post(PERSON, undefined, {
        payload,
        headers: { 'content-type': 'application/json' },
      });
      expect(answer.json()).toMatchObject({ code: 'invalid_json' });
      expect(answer.statusCode).toBe(400);
    }
    expect(await setup.database('call_count').count()).toEqual([{ count: 0n }]);
    expect(service.requests).toEqual([]);
  });

  it('keeps neither place nor address in the store', async () => {
    await statusOf(PERSON, emma);
    const rows: { key: string }[] = await setup.database('call_count');
    expect(rows).toHaveLength(2);
    for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/);
  });

  it('is not counted when it did not come from our own pages', async () => {
    for (let count = 0; count < 5; count += 1) {
      expect(await statusOf(PLACE, {}, { headers: { origin: 'https://evil.test' } })).toBe(403);
    }
    expect(await statusOf(PLACE)).toBe(200);
  });

  it('may be made more often where a proof of load asks for it', async () => {
    const { SESSION_SECRET } = gateway.config;
    const config = { SESSION_SECRET, IP_LIMIT_FACTOR: 1.5 };
    browser.gateway = await setup.gateway({ config });
    expect(await statusesOf(PLACE, times(5, {}))).toEqual([200, 200, 200, 200, 429]);
  });

  it('is limited by each gateway for itself while the database is down', async () => {
    const { SESSION_SECRET } = gateway.config;
    const config = { SESSION_SECRET, DATABASE_URL: nowhere };
    browser.gateway = await setup.gateway({ config, database: nowhere });
    expect(await statusesOf(PLACE, times(4, {}))).toEqual([200, 200, 200, 429]);
  });
});

describe('a call without a limit', () => {
  it('is not counted', async () => {
    expect(new Set(await statusesOf(FREE, times(20, emma)))).toEqual(new Set([200]));
    expect(await setup.database('call_count').count()).toEqual([{ count: 0n }]);
  });
});

describe('counts', () => {
  it('are deleted every hour when their time is over', async () => {
    const counts = rateLimitStore(setup.database);
    expect(await counts.count('old', { calls: 1, seconds: 1 })).toBeNull();
    expect(await counts.count('new', { calls: 1, seconds: 60 })).toBeNull();
    await pause(1_050);
    await gateway.jobs.runSchedule('clear_call_counts');
    expect(await setup.database('call_count').select('key')).toEqual([{ key: 'new' }]);
  });

  it('are in a table that survives no crash and costs no log', async () => {
    const { rows } = (await setup.database.raw(
      `SELECT relpersistence FROM pg_class WHERE relname = 'call_count'`,
    )) as { rows: unknown[] };
    expect(rows).toEqual([{ relpersistence: 'u' }]);
  });
});
