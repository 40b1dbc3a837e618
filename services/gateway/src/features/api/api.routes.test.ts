import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Readable } from 'node:stream';
import { createVerifier } from 'fast-jwt';
import { testKeys } from '@reset/service-kit/testing';
import { Browser } from '#testing/browser.ts';
import { ORIGIN, type GatewayUnderTest } from '#testing/gateway-under-test.ts';
import { gatewaySetup, type GatewaySetup } from '#testing/gateway-setup.ts';
import { USER_ID } from '#testing/public-service.ts';

let setup: GatewaySetup;
let gateway: GatewayUnderTest;
let member: Browser;

beforeAll(async () => {
  setup = await gatewaySetup((_request, reply) => {
    reply.header('x-reset-trace', 'internal').header('set-cookie', ['a=1', 'b=2']);
    return { from: 'member' };
  });
  gateway = await setup.gateway();
  member = await setup.signedIn(gateway);
});
afterAll(() => setup.teardown());

const asked = () => setup.member.requests.splice(0);
const identity = (token: unknown): unknown =>
  createVerifier({ key: testKeys('gateway').publicPem, allowedAud: 'member' })(String(token));

describe('a call', () => {
  it('reaches its service with the person’s identity and without the cookie', async () => {
    asked();
    const answer = await member.get('/api/v1/dashboard/overview?page=2&q=%20x', {
      headers: {
        authorization: 'Bearer forged',
        'x-reset-identity': 'forged',
        'x-request-id': '00000000-0000-7000-8000-000000000000',
      },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ from: 'member' });
    const [request] = asked();
    expect(request?.url).toBe('/api/v1/dashboard/overview?page=2&q=%20x');
    expect(request?.headers).not.toHaveProperty('cookie');
    expect(request?.headers).not.toHaveProperty('authorization');
    expect(identity(request?.headers['x-reset-identity'])).toMatchObject({
      sub: USER_ID,
      roles: ['member'],
    });
    expect(request?.headers['x-request-id']).toBe(answer.headers['x-request-id']);
    expect(request?.headers['x-request-id']).not.toBe('00000000-0000-7000-8000-000000000000');
    expect(request?.headers['x-forwarded-for']).toBe('127.0.0.1');
  });

  it('comes back without what services say among themselves, and is not cached', async () => {
    const answer = await member.get('/api/v1/dashboard/overview');
    expect(answer.headers).not.toHaveProperty('x-reset-trace');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2']);
  });

  it('carries its body on byte for byte', async () => {
    asked();
    const body = '{ "b" : 1.0, "a":"é\\u0000" , "broken": ';
    const answer = await member.post(
      '/api/v1/cards/log_event',
      {},
      {
        payload: body,
        headers: {
          'content-type': 'application/json; charset=utf-8',
          origin: ORIGIN,
          'x-csrf-token': member.token,
        },
      },
    );
    expect(answer.statusCode).toBe(200);
    const [request] = asked();
    expect(request).toMatchObject({ method: 'POST', body });
    expect(request?.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it('without a session is a visitor’s, whose access the service judges', async () => {
    asked();
    await new Browser(gateway).get('/api/v1/dashboard/overview');
    expect(identity(asked()[0]?.headers['x-reset-identity'])).toMatchObject({
      sid: 'none',
      roles: [],
    });
    const visitor = new Browser(gateway);
    await visitor.open('/');
    await visitor.get('/api/v1/dashboard/overview');
    expect(identity(asked()[0]?.headers['x-reset-identity'])).not.toHaveProperty('sub');
  });
});

describe('bad input', () => {
  const refusals = (answer: { statusCode: number; json(): unknown; body: string }) => {
    expect(answer.body).not.toMatch(/ at .*\.(ts|js)|node_modules|127\.0\.0\.1/);
    return [answer.statusCode, (answer.json() as { code: string }).code];
  };

  it.each([
    '/api/v1/nothing',
    '/api/v1',
    '/api/v1/',
    '/api/v2/dashboard/overview',
    '/api/internal/users',
    '/api/v1/../internal/users',
    '/api/v1/%2e%2e/internal',
    '/api/v1/dashboard/%00',
    '/api/v1/%ff',
  ])('answers %s with 404 in the one error shape', async (path) => {
    const answer = await gateway.app.inject(path);
    expect(refusals(answer)).toEqual([404, 'not_found']);
    expect(answer.json()).toMatchObject({ error: 'Not found', request_id: expect.any(String) });
  });

  it('asks no service for /internal', async () => {
    asked();
    expect((await gateway.app.inject('/internal/users')).statusCode).toBe(404);
    expect((await gateway.app.inject({ method: 'POST', url: '/internal/users' })).statusCode).toBe(
      404,
    );
    expect(asked()).toEqual([]);
  });

  it('refuses a mutation without a CSRF token, with a wrong one, another’s or an older one', async () => {
    asked();
    const other = await setup.signedIn(gateway);
    const visitor = new Browser(gateway);
    await visitor.open('/users/sign_in');
    const beforeSignIn = visitor.token;
    await visitor.signIn();
    const tokens = {
      none: undefined,
      wrong: 'A'.repeat(86),
      other: other.token,
      broken: '%%%',
      visitor: beforeSignIn,
    };
    for (const token of Object.values(tokens)) {
      const answer = await visitor.ask('POST', '/api/v1/cards/log_event', {
        payload: {},
        headers: { origin: ORIGIN, ...(token === undefined ? {} : { 'x-csrf-token': token }) },
      });
      expect(refusals(answer)).toEqual([403, 'invalid_csrf_token']);
      expect(answer.json()).toMatchObject({ error: 'Invalid CSRF token' });
    }
    expect(asked()).toEqual([]);
  });

  it.each([
    'null',
    'https://evil.test',
    'http://reset.test',
    'https://reset.test:8443',
    'https://reset.test.evil.test',
    'https://evil-reset.test',
    'https://sub.reset.test',
    'https://reset.test@evil.test',
    'https://reset.test/',
    'https://reset.test, https://evil.test',
    'reset.test',
    'file://',
  ])('refuses a mutation from the Origin %s though its token is right', async (origin) => {
    asked();
    const answer = await member.post('/api/v1/cards/log_event', {}, { headers: { origin } });
    expect(refusals(answer)).toEqual([403, 'foreign_origin']);
    expect(asked()).toEqual([]);
  });

  it.each(['cross-site', 'same-site', 'none'])(
    'refuses a GET that changes state when the browser calls it %s',
    async (site) => {
      asked();
      const headers = { 'sec-fetch-site': site };
      const answer = await member.get('/api/v1/pinwheel/store_data', { headers });
      expect(refusals(answer)).toEqual([403, 'foreign_origin']);
      expect(asked()).toEqual([]);
      expect((await member.get('/api/v1/pinwheel/store_data')).statusCode).toBe(200);
    },
  );

  it.each([
    ['2 MiB', 2 * 1024 * 1024],
    ['more than the call takes', 16 * 1024],
  ])('answers 413 to %s, announced or not, and stays up', async (_what, length) => {
    asked();
    const padding = JSON.stringify({ padding: 'x'.repeat(length) });
    const headers = { 'content-type': 'application/json' };
    const url = '/api/v1/cards/log_event';
    const announced = await member.post(url, {}, { payload: padding, headers });
    expect(refusals(announced)).toEqual([413, 'payload_too_large']);
    const streamed = await member.post(
      url,
      {},
      {
        payload: Readable.from([padding.slice(0, 9_000), padding.slice(9_000)]),
        headers: { ...headers, 'transfer-encoding': 'chunked' },
      },
    );
    expect(refusals(streamed)).toEqual([413, 'payload_too_large']);
    expect(asked()).toEqual([]);
    expect((await member.get('/api/v1/dashboard/overview')).statusCode).toBe(200);
  });

  it('answers 422 to any body of a call that takes none, and 415 to what is no JSON', async () => {
    asked();
    const url = '/api/v1/bank_accounts/unlink';
    expect((await member.post(url, undefined)).statusCode).toBe(200);
    for (const payload of ['{}', '[', ' ', '{"amount":1}']) {
      const answer = await member.post(url, undefined, { payload });
      expect(refusals(answer)).toEqual([422, 'invalid_request']);
    }
    const form = { payload: 'a=1', headers: { 'content-type': 'text/plain' } };
    const answer = await member.post('/api/v1/cards/log_event', undefined, form);
    expect(refusals(answer)).toEqual([415, 'unsupported_media_type']);
    expect(asked()).toHaveLength(1);
  });

  it.each([
    '__Host-reset_session=',
    `__Host-reset_session=s.' OR 1=1 --`,
    '__Host-reset_session=s.%00',
    ';;;===',
    `__Host-reset_session=s.${'A'.repeat(43)}`,
    `__Host-reset_session=${'A'.repeat(4000)}`,
  ])('makes a visitor of the cookie %s', async (cookie) => {
    asked();
    const answer = await gateway.app.inject({
      url: '/api/v1/dashboard/overview',
      headers: { cookie },
    });
    expect(answer.statusCode).toBe(200);
    expect(identity(asked()[0]?.headers['x-reset-identity'])).not.toHaveProperty('sub');
  });
});
