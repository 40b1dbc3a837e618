import { describe, expect, it } from '@jest/globals';
import { body, text } from '@reset/api-contract/fields.ts';
import { asCaller, asVisitor, testConfig } from '@reset/service-kit/testing';
import { buildService } from './build-service.ts';

const audience = 'member';
const visitor = { ...asVisitor({ audience }), 'content-type': 'application/json' };

function build() {
  const app = buildService({ name: 'member', config: testConfig('member') });
  const config = { access: 'visitor' } as const;
  const schema = { body: body({ note: text(40_000) }) };
  app.post('/api/v1/note', { config, schema }, async () => ({ kept: true }));
  app.post('/api/v1/picture', { config, schema, bodyLimit: 30_000 }, async () => ({ kept: true }));
  app.post('/api/v1/press', { config }, async () => ({ pressed: true }));
  app.post('/internal/press', { config: { callers: ['public'] } }, async () => ({ pressed: true }));
  return app;
}

const post = async (url: string, payload?: string, headers: Record<string, string> = visitor) => {
  const reply = await build().inject({
    method: 'POST',
    url,
    headers,
    ...(payload === undefined ? {} : { payload }),
  });
  return [reply.statusCode, reply.json().code];
};
const note = (bytes: number) => JSON.stringify({ note: 'x'.repeat(bytes - '{"note":""}'.length) });

describe('the size of a body', () => {
  it('is 16 KB at most, unless its route says more', async () => {
    expect(await post('/api/v1/note', note(16 * 1024))).toEqual([200, undefined]);
    expect(await post('/api/v1/note', note(16 * 1024 + 1))).toEqual([413, 'payload_too_large']);
    expect(await post('/api/v1/picture', note(30_000))).toEqual([200, undefined]);
    expect(await post('/api/v1/picture', note(30_001))).toEqual([413, 'payload_too_large']);
  });

  it('is told to the gateway, and of a call without a body that it takes none', async () => {
    const app = build();
    await app.ready();
    expect(app.publishedRoutes.map(({ path, body_bytes: bytes }) => [path, bytes])).toEqual([
      ['/api/v1/note', 16 * 1024],
      ['/api/v1/picture', 30_000],
      ['/api/v1/press', undefined],
    ]);
  });
});

describe('a call that takes no body', () => {
  it('refuses any', async () => {
    const { 'content-type': _, ...bare } = visitor;
    expect(await post('/api/v1/press', undefined, bare)).toEqual([200, undefined]);
    for (const payload of ['{}', '{"amount":5}', '[', ' ']) {
      expect(await post('/api/v1/press', payload)).toEqual([422, 'invalid_request']);
      expect(await post('/api/v1/press', payload, bare)).toEqual([422, 'invalid_request']);
    }
    const streamed = { ...bare, 'transfer-encoding': 'chunked' };
    expect(await post('/api/v1/press', '{}', streamed)).toEqual([422, 'invalid_request']);
  });

  it('refuses another service’s too, after who calls', async () => {
    const caller = asCaller('public', { audience });
    expect(await post('/internal/press', undefined, caller)).toEqual([200, undefined]);
    expect(await post('/internal/press', '{}', caller)).toEqual([422, 'invalid_request']);
    expect(await post('/internal/press', '{}')).toEqual([401, 'unauthorized']);
  });
});
