import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { eventually } from '../../testing/eventually.ts';

const fixture = fileURLToPath(new URL('../../testing/slow-service.ts', import.meta.url));

describe('serve', () => {
  it('answers what is in flight and leaves when it is told to stop', async () => {
    const child = spawn(process.execPath, [fixture], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    const url = line.toString().trim();

    const inFlight = fetch(`${url}/slow`);
    await once(child.stdout, 'data');
    const exited = once(child, 'exit');
    child.kill('SIGTERM');

    expect(await (await inFlight).text()).toBe('done');
    expect((await exited)[0]).toBe(0);
    await expect(fetch(`${url}/slow`)).rejects.toThrow();
  });

  it('listens at once, or once it is ready where another one answers until then', async () => {
    const READY_AFTER_MS = '2500';
    const startWith = async (env: NodeJS.ProcessEnv) => {
      const child = spawn(process.execPath, [fixture], {
        env: { ...process.env, READY_AFTER_MS, ...env },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const [line] = (await once(child.stdout, 'data')) as [Buffer];
      const { status } = await fetch(`${line.toString().trim()}/readyz`);
      child.kill('SIGKILL');
      return status;
    };
    expect(await startWith({})).toBe(503);
    expect(await startWith({ LISTEN_WHEN_READY: 'true' })).toBe(200);
  });

  it('goes on answering for a while when another one has taken its place, on no connection twice, and answers what takes long', async () => {
    // Longer than one that is told to stop has time for.
    const child = spawn(process.execPath, [fixture], {
      env: { ...process.env, SLOW_MS: '17000' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    const url = line.toString().trim();
    const inFlight = fetch(`${url}/slow`);
    await once(child.stdout, 'data');
    const connectionOf = async () => (await fetch(`${url}/healthz`)).headers.get('connection');
    expect(await connectionOf()).toBe('keep-alive');
    const exited = once(child, 'exit');
    child.kill('SIGQUIT');
    await eventually(async () => expect(await connectionOf()).toBe('close'));
    expect(await (await inFlight).text()).toBe('done');
    expect((await exited)[0]).toBe(0);
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  });
});
