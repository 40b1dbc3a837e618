import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { testDatabase } from '@reset/service-kit/testing/test-database.ts';
import { lintMigrations } from './lint-migrations.ts';
import {
  findEdits,
  hashMigrations,
  readMergedRecords,
  readRecords,
  recordsFor,
} from './migration-records.ts';

const repository = join(import.meta.dirname, '../../..');

async function textsOf(pattern: string): Promise<[path: string, text: string][]> {
  const found: [string, string][] = [];
  for await (const path of glob(pattern, { cwd: repository })) {
    found.push([path, await readFile(join(repository, path), 'utf8')]);
  }
  return found;
}

describe('migrations', () => {
  it('are never edited once they are merged', async () => {
    const [migrations, records, merged] = await Promise.all([
      hashMigrations(),
      readRecords(),
      readMergedRecords(),
    ]);
    expect(migrations.size).toBeGreaterThan(30);
    expect(findEdits(migrations, records, merged)).toEqual([]);
  });

  it('are refused by npm run check where they are new and break the version that runs', async () => {
    const isNew = (path: string) => path === 'services/member/db/migrations/20261215_moved_from.ts';
    expect(await lintMigrations(isNew, () => testDatabase())).toEqual([
      {
        statement: expect.stringContaining('ALTER TABLE repayment_instance ADD COLUMN moved_from'),
        reason: expect.stringMatching(/^It drops the column repayment_instance\.is_moved,/),
      },
    ]);
    expect(
      await lintMigrations(
        () => false,
        () => testDatabase(),
      ),
    ).toEqual([]);
  });

  it('hold tables, columns, indexes and data: SQL that is code is in db/functions', async () => {
    const CODE = /CREATE\s+(OR\s+REPLACE\s+)?(FUNCTION|PROCEDURE|TRIGGER|VIEW)\b/i;
    const migrations = await textsOf('services/*/db/migrations/*.ts');
    expect(migrations.filter(([, text]) => CODE.test(text)).map(([path]) => path)).toEqual([]);
  });
});

describe('each file of db/functions', () => {
  it('bears the name of the function or view that it replaces', async () => {
    const files = await textsOf('services/*/db/functions/*.sql');
    const misnamed = files.filter(([path, text]) => {
      const name = basename(path, '.sql');
      return !new RegExp(`^CREATE OR REPLACE (FUNCTION|VIEW) ${name}\\b`, 'm').test(text);
    });
    expect(files.length).toBeGreaterThan(20);
    expect(misnamed.map(([path]) => path)).toEqual([]);
  });

  it('creates nothing without replacing it', async () => {
    const files = await textsOf('services/*/db/functions/*.sql');
    const CREATE = /CREATE (?!OR REPLACE )\w+/;
    expect(files.filter(([, text]) => CREATE.test(text)).map(([path]) => path)).toEqual([]);
  });
});

describe('findEdits', () => {
  const merged = new Map([['a.ts', '1']]);
  const branch = new Map([...merged, ['b.ts', '2']]);

  it('accepts what is recorded, on main and on a branch that adds one', () => {
    expect(findEdits(merged, merged, merged)).toEqual([]);
    expect(findEdits(branch, branch, merged)).toEqual([]);
  });

  it('asks to record a new one, and one of the branch that has changed since', () => {
    const command = expect.stringContaining('npm run migrations:record');
    expect(findEdits(branch, merged, merged)).toEqual([command]);
    expect(findEdits(new Map([...merged, ['b.ts', '3']]), branch, merged)).toEqual([command]);
    expect(findEdits(merged, branch, merged)).toEqual([command]);
  });

  it('refuses a merged one that was edited or removed, whatever is recorded', () => {
    const edited = new Map([['a.ts', '9']]);
    const refusal = expect.stringContaining('a.ts: merged, and never edited');
    expect(findEdits(edited, merged, merged)).toEqual([refusal]);
    expect(findEdits(edited, edited, merged)).toEqual([refusal]);
    expect(findEdits(new Map(), new Map(), merged)).toEqual([refusal]);
    expect(findEdits(edited, merged, new Map())).toHaveLength(1);
  });

  it('is content with what the command writes, unless a merged one was edited', () => {
    expect(recordsFor(branch, merged)).toBe('1  a.ts\n2  b.ts\n');
    expect(recordsFor(new Map([['a.ts', '9']]), merged)).toBe('1  a.ts\n');
  });
});
