import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Browser } from '#testing/browser.ts';
import { fakeService } from '#testing/fake-service.ts';
import { eventually } from '@reset/service-kit/testing';
import type { GatewayUnderTest } from '#testing/gateway-under-test.ts';
import { gatewaySetup, type GatewaySetup } from '#testing/gateway-setup.ts';

let setup: GatewaySetup;
let gateway: GatewayUnderTest;
let dropping: Server;
let halfway: Server;
let isHung = true;

beforeAll(async () => {
  setup = await gatewaySetup();
  const route = (path: string) => ({ method: 'GET', path, access: 'visitor' as const });
  const late = await fakeService('late', [route('/api/v1/late')], () => pause(3_000));
  const hung = await fakeService('hung', [route('/api/v1/hung')], async () => {
    if (isHung) await pause(3_000);
  });
  const down = await fakeService('down', [route('/api/v1/down')]);
  await down.close();
  const busy = await fakeService('busy', [route('/api/v1/busy')], (_request, reply) =>
    reply
      .code(503)
      .header('retry-after', '0')
      .send({ error: 'Later.', code: 'service_unavailable' }),
  );
  const forger = await fakeService(
    'forger',
    [route('/api/v1/forged'), { ...route('/api/v1/nonsense'), session: 'starts' }],
    (request, reply) => {
      const start = {
        user_id: '00000000-0000-7000-8000-000000000001',
        roles: ['admin'],
        second_factor_at: null,
      };
      const text = request.url.endsWith('nonsense') ? '{' : JSON.stringify(start);
      return reply
        .header('x-reset-session-start', Buffer.from(text).toString('base64url'))
        .send({});
    },
  );
  dropping = createServer((socket) => socket.once('data', () => socket.destroy())).listen(
    0,
    '127.0.0.1',
  );
  await once(dropping, 'listening');
  const { port } = dropping.address() as AddressInfo;
  halfway = createServer((socket) =>
    socket.once('data', () => {
      socket.write(
        'HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\ncontent-length: 100\r\n\r\nhalf of',
      );
      setTimeout(() => socket.destroy(), 50);
    }),
  ).listen(0, '127.0.0.1');
  await once(halfway, 'listening');
  const halfwayPort = (halfway.address() as AddressInfo).port;
  setup.services['halfway'] = {
    ...down,
    url: `http://127.0.0.1:${halfwayPort}`,
    routes: [route('/api/v1/halfway')],
  };
  Object.assign(setup.services, { late, hung, busy, forger });
  setup.services['down'] = down;
  setup.services['dropping'] = {
    ...down,
    url: `http://127.0.0.1:${port}`,
    routes: [route('/api/v1/dropping')],
  };
  gateway = await setup.gateway({ config: { UPSTREAM_TIMEOUT_MS: 300 } });
});
afterAll(async () => {
  dropping.close();
  halfway.close();
  await setup.teardown();
});

const refusal = async (path: string) => {
  const answer = await gateway.app.inject(path);
  expect(answer.body).not.toMatch(/127\.0\.0\.1|ECONN|UND_ERR| at /);
  expect(answer.headers).not.toHaveProperty('x-reset-session-start');
  return {
    status: answer.statusCode,
    code: (answer.json() as { code: string }).code,
    retry: answer.headers['retry-after'],
  };
};

describe('forward', () => {
  it('answers 503 for a service that dies in the middle of a small answer', async () => {
    const answer = await gateway.app.inject('/api/v1/halfway');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'service_unavailable' });
    expect(answer.body).not.toContain('half of');
  });

  it('answers 503 for a service that is down, saying when to try again', async () => {
    expect(await refusal('/api/v1/down')).toEqual({
      status: 503,
      code: 'service_unavailable',
      retry: '1',
    });
  });

  it('answers 503 for a service that dies over the request', async () => {
    expect(await refusal('/api/v1/dropping')).toEqual({
      status: 503,
      code: 'service_unavailable',
      retry: '1',
    });
  });

  it('answers 504 for a service that is late', async () => {
    expect((await refusal('/api/v1/late')).code).toBe('gateway_timeout');
    expect((await refusal('/api/v1/late')).status).toBe(504);
  });

  it('keeps one caller at a time waiting for a service that hangs, and is back with its first answer', async () => {
    const ask = () => refusal('/api/v1/hung');
    await Promise.all([1, 2, 3, 4, 5].map(ask));
    const probe = ask();
    const others = await Promise.race([Promise.all([ask(), ask()]), probe]);
    const atOnce = { status: 503, code: 'service_unavailable', retry: '1' };
    expect(others).toEqual([atOnce, atOnce]);
    expect((await probe).status).toBe(504);
    isHung = false;
    expect((await gateway.app.inject('/api/v1/hung')).statusCode).toBe(200);
    const all = await Promise.all([1, 2, 3].map(() => gateway.app.inject('/api/v1/hung')));
    expect(all.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  });

  it('passes a refusal on and sends nothing twice', async () => {
    expect((await refusal('/api/v1/busy')).status).toBe(503);
    expect(setup.services['busy']?.requests).toHaveLength(1);
  });

  it('starts no session for a route that is not published as starting one', async () => {
    const browser = new Browser(gateway);
    for (const path of ['/api/v1/forged', '/api/v1/nonsense']) {
      const answer = await browser.get(path);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).not.toHaveProperty('set-cookie');
      expect(answer.headers).not.toHaveProperty('x-reset-session-start');
    }
    expect(await setup.database('session').count()).toEqual([{ count: 0n }]);
  });
});

describe('a service that is released', () => {
  const routes = [{ method: 'GET', path: '/api/v1/released', access: 'visitor' as const }];

  it('gets each new call at its new address, while the one before answers what it has', async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
    const before = await fakeService('before', routes, async ({ url }) => {
      if (url.endsWith('slow')) {
        begin();
        await finished;
      }
      return { from: 'before' };
    });
    const next = await fakeService('next', routes, () => ({ from: 'next' }));
    const browser = new Browser(await setup.gateway());
    try {
      await setup.store.putServices({ ...setup.services, released: before });
      const answeredBy = async (service: string) =>
        eventually(async () => {
          expect((await browser.get('/api/v1/released')).json()).toEqual({ from: service });
        });
      await answeredBy('before');
      const underWay = browser.get('/api/v1/released?slow');
      await begun;
      await setup.store.putServices({ ...setup.services, released: next });
      await answeredBy('next');
      finish();
      expect((await underWay).json()).toEqual({ from: 'before' });
    } finally {
      await setup.store.putServices(setup.services);
      await Promise.all([before.close(), next.close()]);
    }
  });
});
