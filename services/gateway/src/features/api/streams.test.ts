import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, fixedClock } from '@reset/service-kit/testing';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyReply } from 'fastify';
import type { Browser } from '#testing/browser.ts';
import { fakeService, type FakeService } from '#testing/fake-service.ts';
import type { GatewayUnderTest } from '#testing/gateway-under-test.ts';
import { gatewaySetup, type GatewaySetup } from '#testing/gateway-setup.ts';

const NOW = '2026-11-20T18:00:00.000Z';
const UPSTREAM_TIMEOUT_MS = 200;

let setup: GatewaySetup;
let service: FakeService;
let gateway: GatewayUnderTest;
let other: GatewayUnderTest;
const clock = fixedClock(NOW);
/** The service's ends of what is open, the newest last. */
const upstream: FastifyReply['raw'][] = [];

beforeAll(async () => {
  setup = await gatewaySetup();
  const routes = [
    { method: 'GET', path: '/api/v1/events', stream: true as const },
    { method: 'GET', path: '/api/v1/profile' },
  ];
  service = await fakeService('live', routes, (request, reply) => {
    if (!request.url.startsWith('/api/v1/events')) return {};
    if (request.url.endsWith('?refuse')) return reply.code(429).send({ code: 'too_many_attempts' });
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n');
    upstream.push(reply.raw);
    return reply;
  });
  setup.services['live'] = service;
  const config = { UPSTREAM_TIMEOUT_MS };
  gateway = await setup.gateway({ clock, config });
  other = await setup.gateway({ clock });
  for (const { app } of [gateway, other]) await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => clock.set(NOW));
afterAll(() => setup.teardown());

type Reading = { answer: IncomingMessage; text: () => string; isOver: () => boolean };

/** Opens the stream as this browser, over HTTP. */
async function read(browser: Browser, { at = gateway, path = '/api/v1/events' } = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const { port } = at.app.server.address() as AddressInfo;
  const headers = {
    host: new URL(at.config.ORIGIN).host,
    'sec-fetch-site': 'same-origin',
    ...(browser.cookie === null ? {} : { cookie: `__Host-reset_session=${browser.cookie}` }),
  };
  get({ port, path, headers }, resolve).on('error', reject);
  const answer = await promise;
  let text = '';
  let isOver = false;
  answer.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  answer.on('close', () => {
    isOver = true;
  });
  answer.on('error', () => undefined);
  return { answer, text: () => text, isOver: () => isOver } satisfies Reading;
}

/** As soon as the gateway is notified of sessions that end. */
async function opened(browser: Browser, options: { at?: GatewayUnderTest } = {}): Promise<Reading> {
  return eventually(async () => {
    const reading = await read(browser, options);
    expect(reading.answer.statusCode).toBe(200);
    await eventually(() => expect(reading.text()).toBe('data: 1\n\n'));
    return reading;
  });
}

const hasEnded = (reading: Reading) => eventually(() => reading.isOver(), 5_000);

describe('a stream', () => {
  it('passes as it comes, for longer than answers may take, and is kept by nobody', async () => {
    const reading = await opened(await setup.signedIn(gateway));
    expect(reading.answer.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
    });
    expect(reading.answer.headers).not.toHaveProperty('content-encoding');
    await new Promise((resolve) => setTimeout(resolve, UPSTREAM_TIMEOUT_MS * 4));
    upstream.at(-1)?.write('data: 2\n\n');
    await eventually(() => expect(reading.text()).toBe('data: 1\n\ndata: 2\n\n'));
    reading.answer.destroy();
  });

  it('takes no connection from other calls, however many there are', async () => {
    const browser = await setup.signedIn(gateway);
    await opened(browser);
    // More than there are connections for all other calls.
    const all = await Promise.all(Array.from({ length: 260 }, () => read(browser)));
    expect(all.map(({ answer }) => answer.statusCode)).toEqual(all.map(() => 200));
    expect((await browser.get('/api/v1/profile')).statusCode).toBe(200);
    for (const { answer } of all) answer.destroy();
  });

  it('is no use of a session, which ends it when nobody uses it', async () => {
    const browser = await setup.signedIn(gateway);
    clock.set('2026-11-20T18:20:00.000Z');
    const reading = await opened(browser);
    clock.set('2026-11-20T18:31:00.000Z');
    expect((await browser.get('/api/v1/profile')).statusCode).toBe(200);
    expect(await setup.database('session').select('last_seen_at')).not.toContainEqual({
      last_seen_at: new Date('2026-11-20T18:20:00.000Z'),
    });
    reading.answer.destroy();
  });

  it('ends at the service once the browser has gone', async () => {
    const reading = await opened(await setup.signedIn(gateway));
    const end = upstream.at(-1);
    reading.answer.destroy();
    await eventually(() => expect(end?.destroyed).toBe(true));
  });

  it('is cut where its service dies', async () => {
    const browsers = [1, 2, 3].map(() => setup.signedIn(gateway));
    const readings = await Promise.all(browsers.map(async (browser) => opened(await browser)));
    for (const end of upstream) end.destroy();
    expect(await Promise.all(readings.map(hasEnded))).toEqual([true, true, true]);
  });

  it('that the service refuses is refused', async () => {
    const browser = await setup.signedIn(gateway);
    await opened(browser);
    const { answer } = await read(browser, { path: '/api/v1/events?refuse' });
    expect(answer.statusCode).toBe(429);
  });

  it('ends with its session, wherever that is ended, and no other with it', async () => {
    const [ending, staying] = [await setup.signedIn(gateway), await setup.signedIn(gateway)];
    const [here, there] = [await opened(ending), await opened(ending, { at: other })];
    const kept = await opened(staying);
    await ending.get('/api/v1/users/sign_out');
    expect(await hasEnded(here)).toBe(true);
    expect(await hasEnded(there)).toBe(true);
    expect(kept.isOver()).toBe(false);
    expect(await setup.database('session').count()).not.toEqual([{ count: 0n }]);
    kept.answer.destroy();
  });

  it('ends where somebody else signs in in the same browser', async () => {
    const browser = await setup.signedIn(gateway);
    const reading = await opened(browser);
    await browser.signIn();
    expect(await hasEnded(reading)).toBe(true);
  });
});

describe('a gateway that closes', () => {
  it('ends its streams', async () => {
    const closing = await setup.gateway({ clock });
    await closing.app.listen({ host: '127.0.0.1', port: 0 });
    const reading = await opened(await setup.signedIn(closing), { at: closing });
    const ticking = setInterval(() => closing.app.server.closeIdleConnections(), 20);
    await closing.app.close();
    clearInterval(ticking);
    expect(await hasEnded(reading)).toBe(true);
  });
});
