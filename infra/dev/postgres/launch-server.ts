import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endOfFile } from '../processes/end-of-file.ts';
import { isAlive } from '../processes/process-facts.ts';
import { acceptsConnections } from './accepts-connections.ts';
import type { ProcessUser } from './cluster-user.ts';
import { serverSettings, type ServerSize } from './server-settings.ts';

const UP_LIMIT_MS = 60_000;
const MAX_TRIES = 25;

export type Launch = {
  dataDir: string;
  port: number;
  log: string;
  isDurable: boolean;
  size: ServerSize;
  binaries: string;
  user: ProcessUser;
  url: string;
};

/**
 * Starts a server and waits until it answers at `url`.
 * @returns its process number
 */
export async function launchServer(launch: Launch): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    const pid = await spawnServer(launch);
    if (await waitUntilUp(launch.url, pid)) return pid;
    const end = await endOfFile(launch.log);
    // After a kill -9 its last sessions hold the memory for another moment.
    if (!end.includes('pre-existing shared memory') || tries === MAX_TRIES) {
      throw new Error(`PostgreSQL did not start. The end of ${launch.log}:\n${end}`);
    }
    await sleep(200);
  }
}

/** false when the process ends, or does not answer within a minute. */
export async function waitUntilUp(url: string, pid: number): Promise<boolean> {
  const deadline = Date.now() + UP_LIMIT_MS;
  while (isAlive(pid) && Date.now() < deadline) {
    if (await acceptsConnections(url)) return true;
    await sleep(25);
  }
  return false;
}

async function spawnServer({ binaries, dataDir, log, user, ...rest }: Launch): Promise<number> {
  const file = openSync(log, 'a', 0o600);
  const server = spawn(join(binaries, 'bin/postgres'), ['-D', dataDir, ...serverSettings(rest)], {
    ...user,
    cwd: '/',
    // A session of its own: Ctrl-C in the terminal must reach it last, through us.
    detached: true,
    stdio: ['ignore', file, file],
  });
  closeSync(file);
  await once(server, 'spawn');
  server.unref();
  return server.pid ?? 0;
}
