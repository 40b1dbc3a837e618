import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

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
});
