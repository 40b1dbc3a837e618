import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openFolder, openPostgres } from '../../resources/postgres.ts';
import { withResources, type Resources } from '../../resources/with-resources.ts';
import { mutatedCopy } from './mutated-copy.ts';
import { runTests } from './run-tests.ts';
import type { SqlMutation, Theme } from './sql-mutation.ts';
import { THEMES } from './themes.ts';

/*
 * `npm run mutate:sql`: puts one mistake at a time into the functions and constraints that keep money,
 * and fails unless their tests detect each. One theme: `npm run mutate:sql -- posts`.
 */

const ROOT = join(import.meta.dirname, '../../..');
const CONCURRENCY = Number(process.env['SQL_MUTATIONS_CONCURRENCY'] ?? 2);

type Row = { what: string; result: 'detected' | 'SURVIVED' | 'BROKEN'; why: string };

const named = process.argv.slice(2);
const themes = THEMES.filter(({ name }) => named.length === 0 || named.includes(name));
const waiting = themes
  .flatMap((theme) => theme.mutations.map((mutation) => ({ theme, mutation })))
  .values();
const rows: Row[] = [];
const startedAt = Date.now();

await withResources((resources) =>
  Promise.all(Array.from({ length: CONCURRENCY }, () => work(resources))),
);
const bad = rows.filter(({ result }) => result !== 'detected');
const seconds = Math.round((Date.now() - startedAt) / 1_000);
report(`${rows.length} mutations, ${rows.length - bad.length} detected, in ${seconds} seconds`);
for (const { result, what, why } of bad) report(`${result}: ${what}: ${why}`);
if (bad.length > 0 || rows.length === 0) process.exitCode = 1;

/** Tries one mutation after the other, on a server of its own. */
async function work(resources: Resources): Promise<void> {
  const server = await openPostgres(resources, await openFolder(resources), { isDurable: false });
  for (const { theme, mutation } of waiting) {
    const row = await tryMutation(theme, mutation, server.url);
    rows.push(row);
    report(`${row.result.padEnd(9)} ${row.what.padEnd(78)} ${row.why}`);
  }
}

async function tryMutation(theme: Theme, mutation: SqlMutation, serverUrl: string): Promise<Row> {
  const what = `${theme.name}: ${mutation.what}`;
  try {
    const folder = await mutatedCopy(ROOT, theme.files, mutation);
    try {
      const { detectedBy } = await runTests({ root: ROOT, folder, tests: theme.tests, serverUrl });
      return detectedBy === null
        ? { what, result: 'SURVIVED', why: `${mutation.text} -> ${mutation.replacement}` }
        : { what, result: 'detected', why: detectedBy };
    } finally {
      await rm(folder, { recursive: true });
    }
  } catch (error) {
    return { what, result: 'BROKEN', why: (error as Error).message };
  }
}

function report(line: string): void {
  process.stdout.write(`${line}\n`);
}
