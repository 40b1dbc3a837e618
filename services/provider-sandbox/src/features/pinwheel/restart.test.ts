import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually, freePort } from '@reset/service-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';

const SERVER = new URL('../../server.ts', import.meta.url).pathname;
let running: ChildProcess | null = null;

afterEach(() => stop());

async function start(folder: string, port: number) {
  const env = {
    PATH: process.env['PATH'],
    PORT: String(port),
    SANDBOX_DATA: folder,
    LOG_LEVEL: 'fatal',
  };
  running = spawn(process.execPath, [SERVER], { env, stdio: 'ignore' });
  await eventually(async () => {
    const reply = await fetch(`http://127.0.0.1:${port}/healthz`);
    expect(reply.status).toBe(200);
  });
}

async function stop() {
  if (!running) return;
  const gone = once(running, 'exit');
  running.kill('SIGTERM');
  await gone;
  running = null;
}

describe('what Pinwheel and Pave know', () => {
  it('is known to the next process', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pinwheel-'));
    const port = await freePort();
    const ask = async (path: string, body?: object) => {
      const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          'x-api-secret': 'secret',
          'x-api-key': 'key',
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return (await reply.json()) as { account: { id: string }; data: object };
    };

    await start(folder, port);
    const { account } = await ask('/control/pinwheel/accounts', { end_user_id: 'ann' });
    await ask(`/control/pinwheel/accounts/${account.id}/shifts`, { hours: 6 });
    const linked = await ask(`/pinwheel/v1/accounts/${account.id}`);
    const shifts = await ask(`/pinwheel/v1/accounts/${account.id}/shifts`);
    await ask('/pave/v1/users/ann/transactions', { transactions: [] });
    await stop();

    await start(folder, port);
    expect(await ask(`/pinwheel/v1/accounts/${account.id}`)).toEqual(linked);
    expect(await ask(`/pinwheel/v1/accounts/${account.id}/shifts`)).toEqual(shifts);
    expect(await ask('/pave/v1/users/ann/unified_insights')).toMatchObject({ user_id: 'ann' });
  });
});
