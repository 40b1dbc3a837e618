import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@reset/service-kit/testing';
import { setTimeout as pause } from 'node:timers/promises';
import pino from 'pino';
import { Browser } from '#testing/browser.ts';
import { fakeService } from '#testing/fake-service.ts';
import { gatewayUnderTest } from '#testing/gateway-under-test.ts';
import { releaseStore } from '#testing/release-store.ts';
import { gatewaySetup, type GatewaySetup } from '#testing/gateway-setup.ts';

let setup: GatewaySetup;
beforeAll(async () => {
  setup = await gatewaySetup();
});
afterAll(() => setup.teardown());

describe('an empty release store', () => {
  it('makes pages and calls 503 with a clear word, and the first release ends that', async () => {
    const store = await releaseStore({ isEmpty: true });
    const gateway = await gatewayUnderTest({ databaseUrl: setup.url, store });
    const { app } = gateway;
    try {
      const page = await app.inject('/');
      expect(page.statusCode).toBe(503);
      expect(page.headers['content-type']).toContain('text/plain');
      expect(page.body).toContain('no shell has been released');
      const call = await app.inject('/api/v1/dashboard/overview');
      expect(call.statusCode).toBe(503);
      expect(call.json()).toMatchObject({ code: 'service_unavailable' });
      expect((await app.inject('/healthz')).statusCode).toBe(200);
      expect((await app.inject('/readyz')).json()).toEqual({
        status: 'not_ready',
        checks: { database: 'ok', release: 'failed', services: 'failed' },
      });
      await store.putServices({ member: setup.member });
      await eventually(async () =>
        expect((await app.inject('/api/v1/dashboard/overview')).statusCode).toBe(200),
      );
    } finally {
      await gateway.close();
      await store.remove();
    }
  });
});

describe('/readyz', () => {
  it('asks the database, the release and every service', async () => {
    const { app } = await setup.gateway();
    expect((await app.inject('/readyz')).json()).toEqual({
      status: 'ready',
      checks: { database: 'ok', release: 'ok', services: 'ok' },
    });
    const gone = await fakeService('gone', []);
    await gone.close();
    await setup.store.putServices({ ...setup.services, gone });
    await eventually(async () => {
      const answer = await app.inject('/readyz');
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toMatchObject({ checks: { services: 'failed' } });
    });
    await setup.store.putServices(setup.services);
  });
});

describe('services.json', () => {
  it('is followed within a second, and not when it gives one path two owners', async () => {
    const gateway = await setup.gateway();
    const browser = new Browser(gateway);
    const late = await fakeService('late', [
      { method: 'GET', path: '/api/v1/income', access: 'visitor' },
    ]);
    const thief = await fakeService('thief', [{ method: 'GET', path: '/api/v1/income' }]);
    try {
      expect((await browser.get('/api/v1/income')).statusCode).toBe(404);
      await setup.store.putServices({ ...setup.services, late });
      await eventually(async () =>
        expect((await browser.get('/api/v1/income')).json()).toEqual({ from: 'late' }),
      );
      await setup.store.putServices({ ...setup.services, thief, late });
      await pause(1_000);
      expect((await browser.get('/api/v1/income')).json()).toEqual({ from: 'late' });
      await setup.store.put('services.json', '{"services":');
      await pause(1_000);
      expect((await browser.get('/api/v1/income')).json()).toEqual({ from: 'late' });
    } finally {
      await Promise.all([late.close(), thief.close()]);
      await setup.store.putServices(setup.services);
    }
  });
});

describe('the log', () => {
  it('has one line per call, with its id and pattern and without cookie, token, query or body', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
    const gateway = await setup.gateway({ log });
    const browser = await setup.signedIn(gateway);
    lines.splice(0);
    const answer = await browser.post('/api/v1/cards/log_event?secret_query=1', { secret: 'body' });
    const about = lines.filter((line) => line.includes(String(answer.headers['x-request-id'])));
    const calls = about
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ service }) => service);
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({
      msg: 'request',
      method: 'POST',
      route: '/api/v1/cards/log_event',
      service: 'member',
      status: 200,
      ms: expect.any(Number),
    });
    const all = lines.join('');
    for (const secret of [browser.cookie ?? '', browser.token, 'secret'])
      expect(all).not.toContain(secret);
  });
});
