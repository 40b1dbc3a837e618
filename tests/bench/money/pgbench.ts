import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { createDatabase } from '../../../infra/dev/databases/create-database.ts';

const run = promisify(execFile);

const PROGRAM = process.env['PGBENCH_PATH'] ?? '/usr/bin/pgbench';
// A hundred thousand rows each.
const SCALE = 10;

/** `pgbench -N`, transactions a second; null where the program is not installed. */
type Pgbench = (options: { clients: number; seconds: number }) => Promise<number>;

/** A million rows of pgbench's own in a database of theirs on the server. */
export async function preparePgbench(serverUrl: string): Promise<Pgbench | null> {
  if (!existsSync(PROGRAM)) return null;
  const url = await createDatabase(serverUrl, 'pgbench');
  await run(PROGRAM, ['-i', '-q', '-s', String(SCALE), url]);
  return async ({ clients, seconds }) => {
    const options = ['-N', '-n', '-c', clients, '-j', 2, '-T', seconds].map(String);
    const { stdout } = await run(PROGRAM, [...options, url]);
    const told = /tps = ([\d.]+) \(without/.exec(stdout)?.[1];
    if (!told) throw new Error(`pgbench said: ${stdout}`);
    return Number(told);
  };
}
