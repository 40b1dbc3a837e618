import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const REPOSITORY = join(import.meta.dirname, '../../..');
/** One line for each migration that was ever merged: the SHA-256 of its text, and its path. */
export const RECORDS = 'infra/checks/migrations/records.txt';
/** The migrations, and what they call for the tables that are the same in several services. */
const MIGRATIONS = [
  'services/*/db/migrations/*.ts',
  'services/service-kit/src/events/{event,subscription}-tables.ts',
];

/** By path, the hash of each migration. */
export type Hashes = ReadonlyMap<string, string>;

export async function hashMigrations(): Promise<Hashes> {
  const hashes = new Map<string, string>();
  for await (const path of glob(MIGRATIONS, { cwd: REPOSITORY })) {
    const text = await readFile(join(REPOSITORY, path));
    hashes.set(path, createHash('sha256').update(text).digest('hex'));
  }
  return hashes;
}

export const readRecords = async (): Promise<Hashes> =>
  parse(await readFile(join(REPOSITORY, RECORDS), 'utf8'));

/** The records as they were where this branch left `main`; where no history is to be had, today's. */
export async function readMergedRecords(): Promise<Hashes> {
  for (const main of ['origin/main', 'main']) {
    try {
      const base = (await git('merge-base', main, 'HEAD')).trim();
      const isRecorded = await git('ls-tree', '--name-only', base, RECORDS);
      return isRecorded === '' ? new Map() : parse(await git('show', `${base}:${RECORDS}`));
    } catch {
      // Not a clone, or one without that branch.
    }
  }
  return readRecords();
}

/** What is recorded after a migration was added, or changed before it was merged. */
export const recordsFor = (migrations: Hashes, merged: Hashes): string =>
  [...new Map([...migrations, ...merged])]
    .map(([path, hash]) => `${hash}  ${path}\n`)
    .toSorted((a, b) => (pathIn(a) < pathIn(b) ? -1 : 1))
    .join('');

/** Migrations that are not, or not as they were when they were merged; `merged` are main's records. */
export function findEdits(migrations: Hashes, records: Hashes, merged: Hashes): string[] {
  const paths = new Set([...migrations.keys(), ...records.keys(), ...merged.keys()]);
  return [...paths].toSorted().flatMap((path) => {
    const recorded = merged.get(path) ?? records.get(path);
    if (recorded === undefined) return [`${path}: new, run npm run migrations:record`];
    if (migrations.get(path) === recorded && records.get(path) === recorded) return [];
    return merged.has(path)
      ? [`${path}: merged, and never edited or removed since: write another one`]
      : [`${path}: edited, run npm run migrations:record`];
  });
}

const pathIn = (line: string): string => line.slice(line.indexOf('  '));

const parse = (text: string): Hashes =>
  new Map(
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => line.split('  ') as [string, string])
      .map(([hash, path]) => [path, hash]),
  );

async function git(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('git', args, { cwd: REPOSITORY });
  return stdout;
}
