import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '../../dev/postgres.ts';
import { keepDatabases, type TestServer } from './kept-database.ts';

/** Not the user's temporary folder: PostgreSQL may run as another user, who cannot enter it. */
const HOME = '/var/tmp';

/**
 * Runs once before the `node` project's tests. They find their server in TEST_DATABASE_URL: the
 * one that is named there already, or new ones without fsync that vanish with the run, by commas.
 * Each process of tests has one of its own: facts are told when no older transaction of the whole
 * server is open, so that one file's slow transaction would hold up another's facts.
 */
export default async function startDatabase({ maxWorkers }: { maxWorkers: number }): Promise<void> {
  if (process.env['TEST_DATABASE_URL']) return;
  const servers = await Promise.all(Array.from({ length: maxWorkers }, throwAwayServer));
  // What is made there once may be copied: it is as old as this run.
  process.env['TEST_DATABASE_IS_NEW'] = 'true';
  process.env['TEST_DATABASE_URL'] = servers.map(({ url }) => url).join(',');
  keepDatabases(servers);
  process.once('exit', () => {
    for (const server of servers) killServer(server);
  });
}

async function throwAwayServer(): Promise<TestServer> {
  const dataDir = join(HOME, `reset-jest-${randomBytes(6).toString('hex')}`);
  const log = `${dataDir}.log`;
  const server = await startPostgres({ dataDir, port: 0, log, isDurable: false });
  return { ...server, files: [dataDir, log] };
}

/** For a run that ends without its teardown, by Ctrl-C for example. */
function killServer({ pid, files }: TestServer): void {
  try {
    process.kill(pid, 'SIGQUIT');
  } catch {
    return;
  }
  for (const file of files) rmSync(file, { recursive: true, force: true, maxRetries: 5 });
}
