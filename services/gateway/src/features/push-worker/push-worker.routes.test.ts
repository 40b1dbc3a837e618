import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildService } from '@reset/service-kit';
import { afterAll, describe, expect, it } from '@jest/globals';
import { gatewayConfig } from '#testing/gateway-under-test.ts';
import { pushWorkerRoutes } from './push-worker.routes.ts';

const folder = mkdtempSync(join(tmpdir(), 'gateway-push-worker-'));
const built = join(folder, 'push-worker.js');
writeFileSync(built, 'worker();');
afterAll(() => rmSync(folder, { recursive: true }));

function ask(script = built) {
  const app = buildService({ name: 'gateway', config: gatewayConfig() });
  pushWorkerRoutes(app, script);
  return app.inject('/push-worker.js');
}

describe('GET /push-worker.js', () => {
  it('is asked for anew each time, and controls no page', async () => {
    const { statusCode, body, headers } = await ask();
    expect([statusCode, body]).toEqual([200, 'worker();']);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'service-worker-allowed': '/push-worker/',
      'content-security-policy': expect.stringContaining("default-src 'none'; img-src 'self'"),
    });
  });

  it('is unavailable where it was not built', async () => {
    expect((await ask(join(folder, 'nothing.js'))).statusCode).toBe(503);
  });
});
