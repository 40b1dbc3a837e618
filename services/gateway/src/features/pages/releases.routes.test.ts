import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GatewayUnderTest } from '#testing/gateway-under-test.ts';
import { gatewaySetup, type GatewaySetup } from '#testing/gateway-setup.ts';

const FILE = '/releases/shell/aaa111/main.js';
const CODE = 'console.log(1);';
/** What a service runs lies in the same store. */
const SERVICE_FILE = 'services/member/bbb222/services/member/src/server.ts';
/** So do the sources of what is built. */
const SOURCE_FILE = 'shell/aaa111.src/clone/shell/src/index.ts';

let setup: GatewaySetup;
let gateway: GatewayUnderTest;

beforeAll(async () => {
  setup = await gatewaySetup();
  const file = join(setup.store.folder, 'shell/aaa111/main.js');
  await writeFile(`${file}.br`, brotliCompressSync(CODE));
  await writeFile(`${file}.gz`, gzipSync(CODE));
  await setup.store.put(SERVICE_FILE, "console.log('SERVER');");
  await setup.store.put(SOURCE_FILE, "console.log('SERVER');");
  gateway = await setup.gateway();
});
afterAll(() => setup.teardown());

describe('a released file', () => {
  it('is kept by browsers for a year and sets no cookie', async () => {
    const answer = await gateway.app.inject(FILE);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(CODE);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('javascript'),
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=0', undefined],
  ])('comes compressed for Accept-Encoding: %s', async (accepted, encoding) => {
    const answer = await gateway.app.inject({
      url: FILE,
      headers: { 'accept-encoding': accepted },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-type']).toContain('javascript');
    expect(String(answer.headers['vary']).toLowerCase()).toContain('accept-encoding');
  });

  it('is shown to visitors without its sources in production', async () => {
    await setup.store.put('shell/aaa111/main.js.map', '{"sources":["main.ts"]}');
    const production = await setup.gateway({ config: { NODE_ENV: 'production' } });
    const statusOf = async (app: GatewayUnderTest['app'], path: string) =>
      (await app.inject({ url: path, headers: { 'accept-encoding': 'br' } })).statusCode;
    expect(await statusOf(gateway.app, `${FILE}.map`)).toBe(200);
    for (const path of [`${FILE}.map`, `${FILE}%2emap`, `${FILE}.ma%70`, `${FILE}.map.br`])
      expect(await statusOf(production.app, path)).toBe(404);
    expect(await statusOf(production.app, FILE)).toBe(200);
  });

  it.each([
    '/releases/registry.json',
    '/releases/services.json',
    `/releases/${SERVICE_FILE}`,
    `/releases/${SOURCE_FILE}`,
    `/releases/${SERVICE_FILE.replace('/', '%2f')}`,
    '/releases//registry.json',
    '/releases/shell/../registry.json',
    '/releases/shell/%2e%2e/registry.json',
    '/releases/shell/aaa111/../../registry.json',
    '/releases/shell/aaa111/..%2f..%2fregistry.json',
    '/releases/shell/aaa111/.hidden',
    '/releases/shell/aaa111',
    '/releases/shell/aaa111/',
    '/releases/shell/aaa111/missing.js',
    '/releases/',
    '/releases/%ff',
    '/releases/../../../etc/passwd',
  ])('is all that is served, not %s', async (path) => {
    const answer = await gateway.app.inject(path);
    expect([403, 404]).toContain(answer.statusCode);
    expect(answer.headers['cache-control'] ?? '').not.toContain('immutable');
    expect(answer.body).not.toMatch(/"services"|"html":|root:|SERVER/);
  });
});
