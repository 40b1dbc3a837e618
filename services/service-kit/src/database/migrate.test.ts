import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { migrate } from './migrate.ts';

const up = (statement: string) => `
export const up = (knex) => knex.raw(${JSON.stringify(statement)});
export const down = () => { throw new Error('Migrations only go forward.'); };
`;

let directory = '';
let test: TestDatabase;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'migrations-'));
  await writeFile(join(directory, '1_one.ts'), up('CREATE TABLE one (day DATE, sum BIGINT)'));
  test = await testDatabase(directory);
});
afterAll(() => test.drop());

describe('migrate', () => {
  it('runs what is new, once, whatever the file is compiled to later', async () => {
    await writeFile(join(directory, '2_two.ts'), up('CREATE TABLE two (id INT)'));
    expect(await migrate(test.database, directory)).toEqual(['2_two']);
    expect(await migrate(test.database, directory)).toEqual([]);
    expect(await test.database('migration').pluck('name')).toEqual(['1_one', '2_two']);
  });

  it('leaves nothing of a migration that fails', async () => {
    const failing = await mkdtemp(join(tmpdir(), 'migrations-'));
    for (const [name, statement] of [
      ['1_one', 'SELECT 1'],
      ['2_two', 'SELECT 1'],
      ['3_three', 'CREATE TABLE half (id INT); SELECT 1 / 0'],
    ] as const) {
      await writeFile(join(failing, `${name}.ts`), up(statement));
    }
    await expect(migrate(test.database, failing)).rejects.toThrow(/division by zero/);
    expect(await test.database.schema.hasTable('half')).toBe(false);
  });
});

describe('openDatabase', () => {
  it('reads whole numbers as bigint and a date as the text it is', async () => {
    await test.database('one').insert({ day: '2026-03-08', sum: '9007199254740993' });
    expect(await test.database('one').first()).toEqual({
      day: '2026-03-08',
      sum: 9007199254740993n,
    });
  });
});
