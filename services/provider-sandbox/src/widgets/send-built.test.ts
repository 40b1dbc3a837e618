import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildService } from '@reset/service-kit';
import { afterAll, describe, expect, it } from '@jest/globals';
import { registerBuiltFiles } from './send-built.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-widgets-'));
writeFileSync(join(folder, 'plaid-link.js'), 'window.Plaid = {};');
writeFileSync(join(folder, 'frame.css'), 'body{margin:0}');
afterAll(() => rmSync(folder, { recursive: true }));

const app = buildService({ name: 'widgets', config: { IDENTITY_PUBLIC_KEYS: '{}' } });
registerBuiltFiles(app, folder);

describe('GET /widgets/:file', () => {
  it.each([
    ['plaid-link.js', 'text/javascript; charset=utf-8', 'window.Plaid = {};'],
    ['frame.css', 'text/css; charset=utf-8', 'body{margin:0}'],
  ])('sends %s as it was built', async (file, type, content) => {
    const reply = await app.inject(`/widgets/${file}`);
    expect([reply.statusCode, reply.headers['content-type'], reply.body]).toEqual([
      200,
      type,
      content,
    ]);
  });

  it('says how to build what is not there', async () => {
    const reply = await app.inject('/widgets/frame.js');
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toMatchObject({
      code: 'widgets_not_built',
      error: expect.stringContaining('npm run build -w @reset/provider-sandbox'),
    });
  });

  it.each(['..%2Fpackage.json', 'package.json'])('has nothing else, such as %s', async (file) => {
    expect((await app.inject(`/widgets/${file}`)).statusCode).toBe(422);
  });
});
