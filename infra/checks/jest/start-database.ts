import { randomBytes } from 'node:crypto';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { constants } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { startPostgres } from '../../dev/postgres.ts';
import { isAlive } from '../../dev/processes/process-facts.ts';
import { keepServer } from './kept-servers.ts';
import { openSandboxDoor } from './open-sandbox-door.ts';

/** Not the user's temporary folder: PostgreSQL may run as another user, who cannot enter it. */
const HOME = process.env['TEST_RUN_FOLDER'] ?? '/var/tmp';

/**
 * Runs once before the `node` project's tests. They find their server in TEST_DATABASE_URL: the
 * one that is named there already, or new ones without fsync that vanish with the run, by commas.
 * Each process of tests has one of its own: an event can be read once no older transaction of the
 * whole server is open, so that one file's slow transaction would delay another's events.
 */
export default async function startDatabase({ maxWorkers }: { maxWorkers: number }): Promise<void> {
  if (process.env['TEST_DATABASE_URL']) return;
  const folders = Array.from({ length: maxWorkers }, () =>
    join(HOME, `reset-jest-${randomBytes(6).toString('hex')}`),
  );
  process.once('exit', () => {
    for (const folder of folders) removeServer(folder);
  });
  // By itself a signal ends the process without another word.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
  }
  const servers = await Promise.all(
    folders.map(async (dataDir) => {
      const log = `${dataDir}.log`;
      const server = await startPostgres({ dataDir, port: 0, log, isDurable: false });
      keepServer(async () => {
        await server.stop();
        for (const file of [dataDir, log]) await rm(file, { recursive: true, force: true });
      });
      return server;
    }),
  );
  // What is made there once may be copied: it is as old as this run.
  process.env['TEST_DATABASE_IS_NEW'] = 'true';
  process.env['TEST_DATABASE_URL'] = servers.map(({ url }) => url).join(',');
  const door = await openSandboxDoor();
  process.env['TEST_SANDBOX_DOOR'] = door.url;
  keepServer(door.stop);
}

const GONE_WITHIN_MS = 10_000;

/** While it runs it makes files anew; and nothing but this thread goes on when a process ends. */
function waitUntilGone(pid: number): void {
  const deadline = Date.now() + GONE_WITHIN_MS;
  const nothing = new Int32Array(new SharedArrayBuffer(4));
  while (isAlive(pid) && Date.now() < deadline) Atomics.wait(nothing, 0, 0, 20);
}

/** For a run that ends without its teardown: the server, started or not, and all of its files. */
function removeServer(dataDir: string): void {
  try {
    const pid = Number.parseInt(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8'), 10);
    process.kill(pid, 'SIGQUIT');
    waitUntilGone(pid);
  } catch {
    // It runs no more, or does not yet.
  }
  for (const file of globSync(`${basename(dataDir)}*`, { cwd: dirname(dataDir) })) {
    rmSync(join(dirname(dataDir), file), { recursive: true, force: true, maxRetries: 5 });
  }
}
