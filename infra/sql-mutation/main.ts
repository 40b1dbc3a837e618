import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startPostgres } from '../dev/postgres.ts';
import { mutatedCopy } from './mutated-copy.ts';
import { runTests } from './run-tests.ts';
import type { SqlMutation, Theme } from './sql-mutation.ts';
import { THEMES } from './themes.ts';

/*
 * `npm run mutate:sql`: makes one slip at a time in the functions and constraints that keep money,
 * and insists that their tests notice. One theme: `npm run mutate:sql -- posts`.
 */

const ROOT = join(import.meta.dirname, '../..');
/** Not the user's temporary folder: PostgreSQL may run as another user, who cannot enter it. */
const HOME = '/var/tmp';
const AT_ONCE = Number(process.env['SQL_MUTATIONS_AT_ONCE'] ?? 2);

type Row = { what: string; verdict: 'noticed' | 'SURVIVED' | 'BROKEN'; why: string };

const named = process.argv.slice(2);
const themes = THEMES.filter(({ name }) => named.length === 0 || named.includes(name));
const waiting = themes
  .flatMap((theme) => theme.mutations.map((mutation) => ({ theme, mutation })))
  .values();
const rows: Row[] = [];
const began = Date.now();

await Promise.all(Array.from({ length: AT_ONCE }, workThrough));
const bad = rows.filter(({ verdict }) => verdict !== 'noticed');
const seconds = Math.round((Date.now() - began) / 1_000);
say(`${rows.length} slips, ${rows.length - bad.length} noticed, in ${seconds} seconds`);
for (const { verdict, what, why } of bad) say(`${verdict}: ${what}: ${why}`);
if (bad.length > 0 || rows.length === 0) process.exitCode = 1;

/** Takes one after the other, on a server of its own. */
async function workThrough(): Promise<void> {
  const dataDir = join(HOME, `reset-sql-mutation-${randomBytes(6).toString('hex')}`);
  const log = `${dataDir}.log`;
  const server = await startPostgres({ dataDir, port: 0, log, isDurable: false });
  try {
    for (const { theme, mutation } of waiting) {
      const row = await tryOut(theme, mutation, server.url);
      rows.push(row);
      say(`${row.verdict.padEnd(9)} ${row.what.padEnd(78)} ${row.why}`);
    }
  } finally {
    await server.stop();
    for (const path of [dataDir, log]) await rm(path, { recursive: true, force: true });
  }
}

async function tryOut(theme: Theme, mutation: SqlMutation, serverUrl: string): Promise<Row> {
  const what = `${theme.name}: ${mutation.what}`;
  try {
    const folder = await mutatedCopy(ROOT, theme.file, mutation);
    try {
      const { noticedBy } = await runTests({ root: ROOT, folder, tests: theme.tests, serverUrl });
      return noticedBy === null
        ? { what, verdict: 'SURVIVED', why: `${mutation.text} -> ${mutation.by}` }
        : { what, verdict: 'noticed', why: noticedBy };
    } finally {
      await rm(folder, { recursive: true });
    }
  } catch (error) {
    return { what, verdict: 'BROKEN', why: (error as Error).message };
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
