import { expect, request as requests, test, type APIRequestContext } from 'playwright/test';
import { person, productUrl } from './product/running-product.ts';

const SIGN_IN = '/api/v1/users/sign_in';

/** A visitor's browser without the browser: her cookie, and the token of her page. */
async function visitor(): Promise<{ request: APIRequestContext; token: string }> {
  const request = await requests.newContext({ baseURL: productUrl() });
  const page = await (await request.get('/users/sign_in')).text();
  const token = /name="csrf-token" content="([^"]+)"/.exec(page)?.[1] ?? '';
  expect(token).not.toBe('');
  return { request, token };
}

type Attempt = { body: string; headers?: Record<string, string>; withoutToken?: boolean };

async function attempt({ body, headers = {}, withoutToken }: Attempt) {
  const { request, token } = await visitor();
  const reply = await request.post(SIGN_IN, {
    data: Buffer.from(body),
    headers: {
      'content-type': 'application/json',
      origin: productUrl(),
      ...(withoutToken ? {} : { 'x-csrf-token': token }),
      ...headers,
    },
  });
  const answer = { status: reply.status(), text: await reply.text() };
  await request.dispose();
  return answer;
}

const signIn = (email: unknown, password: unknown, more: object = {}) =>
  JSON.stringify({ user: { email, password, ...more } });

const CASES: [what: string, attempt: Attempt, status: number, code: string][] = [
  ['a wrong type', { body: signIn(7, 'x') }, 422, 'invalid_request'],
  ['an unknown field', { body: signIn('a@b.co', 'x', { admin: true }) }, 422, 'invalid_request'],
  ['a list', { body: '[]' }, 422, 'invalid_request'],
  ['broken JSON', { body: '{"user":' }, 400, 'invalid_json'],
  [
    'no CSRF header',
    { body: signIn('a@b.co', 'x'), withoutToken: true },
    403,
    'invalid_csrf_token',
  ],
  [
    "another session's CSRF token",
    { body: signIn('a@b.co', 'x'), headers: { 'x-csrf-token': 'A'.repeat(86) } },
    403,
    'invalid_csrf_token',
  ],
  [
    'a foreign Origin',
    { body: signIn('a@b.co', 'x'), headers: { origin: 'https://elsewhere.example' } },
    403,
    'foreign_origin',
  ],
  ['2 MiB', { body: signIn('a@b.co', 'x'.repeat(2 * 1024 * 1024)) }, 413, 'payload_too_large'],
  [
    'a malformed cookie',
    { body: signIn('a@b.co', 'x'), headers: { cookie: '__Host-reset_session=%%%; x' } },
    403,
    'invalid_csrf_token',
  ],
  [
    'SQL',
    { body: signIn("' OR '1'='1' --", "'; DROP TABLE users; --") },
    422,
    'invalid_credentials',
  ],
  ['HTML', { body: signIn('<script>alert(1)</script>', '<b>x</b>') }, 422, 'invalid_credentials'],
  ['NUL', { body: signIn('a\u0000@b.co', 'x') }, 422, 'invalid_request'],
  [
    'a form instead of JSON',
    { body: 'user=a', headers: { 'content-type': 'text/plain' } },
    415,
    'unsupported_media_type',
  ],
];

test.describe('bad input', () => {
  for (const [what, given, status, code] of CASES) {
    test(`${what} is answered with ${status} ${code}`, async () => {
      const answer = await attempt(given);
      expect(answer.status).toBe(status);
      const body = JSON.parse(answer.text) as Record<string, unknown>;
      expect(body['code']).toBe(code);
      expect(body['error']).toEqual(expect.any(String));
      expect(body['request_id']).toMatch(/^[0-9a-f-]{36}$/);
      expect(answer.text).not.toMatch(/\bat \S+:\d+|node_modules|\.ts\b/);
    });
  }

  test('an unknown path and an unknown method below /api/v1 are 404', async ({ request }) => {
    for (const reply of [
      await request.get('/api/v1/nothing'),
      await request.get('/api/v1/internal/users/1'),
      await request.get('/internal/users?email=a@b.co'),
    ]) {
      expect(reply.status()).toBe(404);
    }
  });

  test('a malformed cookie is a visitor', async ({ request }) => {
    const headers = { cookie: '__Host-reset_session=%%%' };
    expect((await request.get('/users/sign_in', { headers })).status()).toBe(200);
    expect((await request.get('/api/v1/users/profile', { headers })).status()).toBe(401);
  });

  test('leaves the product up, and nobody signed in', async ({ request }) => {
    expect((await request.get('/readyz')).status()).toBe(200);
    const { email, password } = person('hourly_ach');
    expect((await attempt({ body: signIn(email, password) })).status).toBe(200);
  });
});
