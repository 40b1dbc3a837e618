import { once } from 'node:events';
import { spawn, type ChildProcess } from 'node:child_process';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { freePort } from '@reset/service-kit/testing/free-port.ts';
import { openSharedSocket } from './shared-socket.ts';

const SERVICE = join(import.meta.dirname, '../../../services/service-kit/testing/slow-service.ts');

const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
});

/** A service that listens at the socket; it says so when it does. */
async function startAt({ fd }: { fd: number }): Promise<ChildProcess> {
  const child = spawn(process.execPath, [SERVICE], {
    env: { ...process.env, LISTEN_FDS: '1' },
    stdio: ['ignore', 'pipe', 'inherit', fd],
  });
  started.push(child);
  if (child.stdout) await once(child.stdout, 'data');
  return child;
}

/** Calls again and again, on connections of its own and on kept ones, until it is stopped. */
function callMeanwhile(port: number) {
  const agent = new Agent({ keepAlive: true });
  const failed: string[] = [];
  let answered = 0;
  const stopping = new AbortController();
  const call = (kept: boolean): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const fail = (error: Error) => {
      failed.push(error.message);
      resolve();
    };
    get({ host: '127.0.0.1', port, path: '/healthz', agent: kept && agent }, (answer) => {
      if (answer.statusCode !== 200) failed.push(String(answer.statusCode));
      answer.resume().once('end', () => {
        answered += 1;
        resolve();
      });
      answer.once('error', fail);
    }).once('error', fail);
    return promise;
  };
  const repeat = async (kept: boolean) => {
    while (!stopping.signal.aborted) await call(kept);
  };
  const running = Promise.all([true, true, true, true, false, false, false, false].map(repeat));
  return async () => {
    stopping.abort();
    await running;
    agent.destroy();
    return { failed, answered };
  };
}

describe('a shared socket', () => {
  it('has no call fail while one process hands over to the next', async () => {
    const port = await freePort();
    const socket = openSharedSocket('127.0.0.1', port);
    let current = await startAt(socket);
    const stop = callMeanwhile(port);
    for (let round = 0; round < 2; round += 1) {
      const next = await startAt(socket);
      const left = once(current, 'exit');
      current.kill('SIGQUIT');
      expect((await left)[0]).toBe(0);
      current = next;
    }
    const { failed, answered } = await stop();
    socket.close();
    expect(failed).toEqual([]);
    expect(answered).toBeGreaterThan(1_000);
  });

  it('keeps who comes while nobody listens any more, until somebody does', async () => {
    const port = await freePort();
    const socket = openSharedSocket('127.0.0.1', port);
    const first = await startAt(socket);
    const ended = once(first, 'exit');
    first.kill('SIGKILL');
    await ended;
    const answer = fetch(`http://127.0.0.1:${port}/healthz`);
    await startAt(socket);
    expect((await answer).status).toBe(200);
    socket.close();
  });
});
