import { afterAll, describe, expect, it } from '@jest/globals';
import { fixedClock } from '@reset/service-kit/testing';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../app.ts';
import { NOW, testContext } from '../testing/test-context.ts';

const HERE = 'http://127.0.0.1:8090';
/** Where the gateway serves the pages that frame widgets. */
const WIDGETS_ORIGIN = 'http://127.0.0.1:8088';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

const folder = mkdtempSync(join(tmpdir(), 'sandbox-origin-'));
const context = testContext(fixedClock(NOW), {
  HOST: 'sandbox.internal',
  PRODUCT_TIME_FILE: join(folder, 'ahead'),
});
const app = buildApp(context);
afterAll(async () => {
  await app.close();
  context.productTime?.close();
  rmSync(folder, { recursive: true, force: true });
});

type Headers = Partial<Record<'host' | 'origin' | 'sec-fetch-site', string>>;
type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  headers?: Record<string, string>;
  payload?: object | string;
  /** What it is answered where it is let through. */
  status: number;
};
const form = (url: string, payload: string, status: number): Call => ({
  method: 'POST',
  url,
  headers: FORM,
  payload,
  status,
});

/** A call of each kind. */
const CHANGES: readonly (readonly [string, Call])[] = [
  ['a press of the presenter', form('/presenter', 'member=hourly_ach&event=broken_link', 303)],
  ['a move of the product’s time', form('/product_time', 'to=day', 303)],
  [
    'an answer to a tax return',
    form('/control/april/tax_returns/none/status', 'status=accepted', 404),
  ],
  ['a page of a widget', form('/pinwheel/link/login', 'token=none', 200)],
  [
    'a message of the chat',
    {
      method: 'POST',
      url: '/hubspot/chat/conversations',
      payload: { portal: 'sandbox', email: null, text: 'Hello?' },
      status: 201,
    },
  ],
  ['a fault', { method: 'PUT', url: '/faults/plaid', payload: { mode: 'none' }, status: 204 }],
  ['the clock', { method: 'PUT', url: '/clock', payload: { offset_ms: 0 }, status: 204 }],
  ['the webhooks', { method: 'PUT', url: '/webhooks', payload: { mode: 'normal' }, status: 204 }],
  ['a control', { method: 'POST', url: '/control/synctera/settle', status: 204 }],
  [
    'a subscription to pushes',
    {
      method: 'POST',
      url: '/control/push/subscriptions',
      payload: { public_key: 'key' },
      status: 201,
    },
  ],
  [
    'a provider’s API',
    {
      method: 'POST',
      url: '/plaid/institutions/search',
      payload: { client_id: 'c', secret: 's', query: 'tide', country_codes: ['US'], products: [] },
      status: 200,
    },
  ],
  ['all records', { method: 'DELETE', url: '/records', status: 204 }],
];

const answer = async (call: Call, headers: Headers = {}) => {
  const { status: _expected, ...request } = call;
  const reply = await app.inject({ ...request, headers: { ...call.headers, ...headers } });
  return reply.statusCode;
};

describe.each(CHANGES)('%s', (_kind, call) => {
  it('is taken from services and tests, which send neither header', async () => {
    expect(await answer(call)).toBe(call.status);
  });

  it.each<Headers>([
    { origin: HERE, host: '127.0.0.1:8090', 'sec-fetch-site': 'same-origin' },
    { origin: 'http://localhost:8090', host: 'localhost:8090' },
    { 'sec-fetch-site': 'none' },
  ])('is taken from pages of the sandbox and from people: %j', async (headers) => {
    expect(await answer(call, headers)).toBe(call.status);
  });

  it.each<Headers>([
    { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://other.example' },
    { origin: 'null' },
    { origin: WIDGETS_ORIGIN, host: '127.0.0.1:8090' },
    { origin: 'http://127.0.0.1:8090.other.example', host: '127.0.0.1:8090' },
  ])('is refused from pages of another site: %j', async (headers) => {
    expect(await answer(call, headers)).toBe(403);
  });

  it('is refused under the name of another site', async () => {
    const host = 'other.example:8090';
    const headers = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' };
    expect(await answer(call, headers)).toBe(421);
  });
});

describe('what changes nothing', () => {
  it.each([
    ['the inbox', '/inbox', 200],
    ['the presenter', '/presenter', 200],
    ['the frame of a widget', '/pinwheel/link?token=none', 200],
    ['the script of a widget', '/plaid/link/v2/stable/link-initialize.js', 200],
    ['a file of a widget', '/widgets/frame.js', 200],
  ])('is there for pages of the widgets’ origin: %s', async (_what, url, status) => {
    const headers = { host: '127.0.0.1:8090', 'sec-fetch-site': 'cross-site' };
    // Where the widgets are not built, it says so.
    expect([status, 503]).toContain(await answer({ method: 'GET', url, status }, headers));
  });
});

describe('the name that the sandbox is asked by', () => {
  const statusFor = (host: string) =>
    answer({ method: 'GET', url: '/inbox.json', status: 200 }, { host });

  it.each([
    'localhost',
    'LOCALHOST:8090',
    'sandbox.localhost:8090',
    '127.0.0.1:8090',
    '127.1.2.3',
    '[::1]:8090',
    'sandbox.internal:8090',
  ])('may be %s', async (host) => {
    expect(await statusFor(host)).toBe(200);
  });

  it.each([
    'other.example',
    'localhost.other.example:8090',
    '127.0.0.1.other.example',
    '128.0.0.1',
    'sandbox.internal.other.example',
    '[::2]:8090',
  ])('may not be %j', async (host) => {
    expect(await statusFor(host)).toBe(421);
  });
});
