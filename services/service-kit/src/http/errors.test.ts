import { describe, expect, it } from '@jest/globals';
import { body, text } from '@reset/api-contract/fields.ts';
import { asVisitor, testConfig } from '@reset/service-kit/testing';
import { buildService } from './build-service.ts';

const headers = { ...asVisitor({ audience: 'member' }), 'content-type': 'application/json' };
const config = { access: 'visitor' } as const;

function build() {
  const app = buildService({ name: 'member', config: testConfig('member') });
  const schema = { body: body({ user: body({ email: text(10) }) }) };
  app.post('/api/v1/echo', { config, schema }, async (request) => request.body);
  app.get('/api/v1/fault', { config }, async () => {
    throw new Error('the password is hunter2');
  });
  app.get('/api/v1/refusal', { config }, async (_request, reply) =>
    reply.refuse({ status: 409, code: 'taken', error: 'That is taken.' }),
  );
  app.get('/api/v1/database-down', { config }, async () => {
    throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  });
  return app;
}

const post = (payload: string, type = 'application/json') =>
  build().inject({
    method: 'POST',
    url: '/api/v1/echo',
    headers: { ...headers, 'content-type': type },
    payload,
  });

describe('the one error shape', () => {
  it.each([
    ['{', 400, 'invalid_json'],
    ['', 400, 'invalid_json'],
    ['null', 422, 'invalid_request'],
    ['[]', 422, 'invalid_request'],
    ['{"user":{"email":1}}', 422, 'invalid_request'],
    ['{"user":{"email":""}}', 422, 'invalid_request'],
    ['{"user":{"email":"a\\u0000b"}}', 422, 'invalid_request'],
    ['{"user":{"email":"far too long"}}', 422, 'invalid_request'],
    ['{"user":{"email":"a","admin":true}}', 422, 'invalid_request'],
    ['{"__proto__":{"email":"a"}}', 400, 'invalid_json'],
    ['{"user":{"email":"a","constructor":1}}', 422, 'invalid_request'],
    ['{"user":{"email":"a"},"toString":1}', 422, 'invalid_request'],
  ])('answers %s with %d %s', async (payload, status, code) => {
    const reply = await post(payload);
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toMatchObject({ code, error: expect.any(String) });
    expect(reply.json().request_id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('answers 413 above 16 KB and 415 to what is not JSON', async () => {
    expect((await post(JSON.stringify({ user: 'x'.repeat(16 * 1024) }))).statusCode).toBe(413);
    expect((await post('user=a', 'text/plain')).statusCode).toBe(415);
  });

  it('waits ten seconds for the head of a request, and a minute for all of it', () => {
    const { server } = build();
    expect(server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 60_000 });
  });

  it('names the fields that are wrong', async () => {
    const reply = await post('{"user":{"email":"far too long","admin":1}}');
    expect(reply.json().errors).toEqual({
      email: ['This is too long.'],
      admin: ['There is no such field.'],
    });
  });

  it('tells nothing of a fault', async () => {
    const reply = await build().inject({ url: '/api/v1/fault', headers });
    expect(reply.statusCode).toBe(500);
    expect(reply.body).not.toMatch(/hunter2|errors\.test|at /);
  });

  it('answers 503 with Retry-After while the database is away', async () => {
    const reply = await build().inject({ url: '/api/v1/database-down', headers });
    expect(reply.statusCode).toBe(503);
    expect(reply.headers['retry-after']).toBe('1');
  });

  it.each([
    ['/api/v1/refusal', 409, 'taken'],
    ['/api/v1/nothing', 404, 'not_found'],
    ['/api/v1/%', 404, 'not_found'],
  ])('answers %s with %d %s', async (url, status, code) => {
    const reply = await build().inject({ url, headers });
    expect(reply.statusCode).toBe(status);
    expect(reply.json().code).toBe(code);
  });

  it('keeps the request id that the gateway gave, and no other text', async () => {
    const given = '01900000-0000-7000-8000-0000000000aa';
    const ask = async (id: string) =>
      (
        await build().inject({
          url: '/api/v1/nothing',
          headers: { ...headers, 'x-request-id': id },
        })
      ).json().request_id;
    expect(await ask(given)).toBe(given);
    expect(await ask('"}\n{"forged":"line')).toMatch(/^[0-9a-f-]{36}$/);
  });
});
