import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Service } from '@reset/service-kit';
import { fixedClock } from '@reset/service-kit/testing';
import { buildApp } from '../../app.ts';
import type { Context } from '../../context.ts';
import { NOW, testContext } from '../../testing/test-context.ts';

let folder: string;
let opened: { app: Service; context: Context }[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-time-'));
  opened = [];
});
afterEach(async () => {
  for (const { app, context } of opened) {
    await app.close();
    context.productTime?.close();
  }
  rmSync(folder, { recursive: true, force: true });
});

/** The sandbox of a product whose services follow the same file. */
function open(file = join(folder, 'ahead')): Service {
  const context = testContext(fixedClock(NOW), { PRODUCT_TIME_FILE: file });
  const app = buildApp(context);
  opened.push({ app, context });
  return app;
}

const move = (app: Service, to: string) =>
  app.inject({ method: 'POST', url: '/product_time', payload: { to } });
const link = (app: Service, key: string) =>
  app.inject({ url: `/pinwheel/v1/accounts/${key}`, headers: { 'x-api-secret': 'sandbox' } });
const timeOf = async (app: Service): Promise<string> =>
  (await app.inject('/product_time')).json().now;

describe('the time of the product', () => {
  it('is moved to a banking day, through the payday of the seeded people, and by a day', async () => {
    const app = open();
    for (const key of ['hourly_ach', 'direct_deposit']) await link(app, key);
    expect(await timeOf(app)).toBe('2026-11-20T20:00:00.000Z');
    expect((await move(app, 'banking_day')).json()).toEqual({ now: '2026-11-23T18:00:00.000Z' });
    expect((await move(app, 'payday')).json()).toEqual({ now: '2026-12-01T18:00:00.000Z' });
    expect((await move(app, 'day')).json()).toEqual({ now: '2026-12-02T18:00:00.000Z' });
    expect((await move(app, 'payday')).json()).toEqual({ now: '2026-12-15T18:00:00.000Z' });
    expect((await app.inject('/clock')).json()).toMatchObject({ now: '2026-12-15T18:00:00.000Z' });
    // Another process that starts now.
    expect(await timeOf(open())).toBe('2026-12-15T18:00:00.000Z');
  });

  it('is said on the front page, whose buttons lead back to it', async () => {
    const app = open();
    const reply = await app.inject({
      method: 'POST',
      url: '/product_time',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'to=day',
    });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/']);
    const page = (await app.inject('/')).body;
    expect(page).toContain('Saturday, November 21, 2026 at 12:00 in Los Angeles');
    expect(page).toContain('<button name="to" value="payday">');
  });

  it.each([{ to: 'yesterday' }, { to: 'day', offset_ms: -1 }, {}])(
    'refuses %j',
    async (payload) => {
      const app = open();
      const reply = await app.inject({ method: 'POST', url: '/product_time', payload });
      expect(reply.statusCode).toBe(422);
      expect(await timeOf(app)).toBe('2026-11-20T20:00:00.000Z');
    },
  );

  it('is moved by no page of another site', async () => {
    const app = open();
    const headers = { 'sec-fetch-site': 'cross-site' };
    const payload = { to: 'day' };
    const reply = await app.inject({ method: 'POST', url: '/product_time', headers, payload });
    expect(reply.statusCode).toBe(403);
    expect(await timeOf(app)).toBe('2026-11-20T20:00:00.000Z');
  });

  it('is not to be had where the sandbox runs by itself', async () => {
    const app = open('');
    expect((await move(app, 'day')).statusCode).toBe(404);
    expect((await app.inject('/')).body).not.toContain('What time it is');
  });
});
