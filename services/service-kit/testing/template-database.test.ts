import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '../src/new-id.ts';
import { testDatabase } from './test-database.ts';
import { templateDatabase } from './template-database.ts';

const server = process.env['TEST_DATABASE_URL']?.split(',')[0] ?? '';
let folder: string;
let table: string;

const write = (name: string, sql: string) =>
  writeFile(
    join(folder, 'migrations', `${name}.ts`),
    `export const up = (database) => database.raw(${JSON.stringify(sql)});\n`,
  );

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'template-'));
  for (const name of ['migrations', 'functions']) await mkdir(join(folder, name));
  table = `t${newId().replaceAll('-', '')}`;
  await write('1_create', `CREATE TABLE ${table} (id int); INSERT INTO ${table} VALUES (7)`);
});

describe('templateDatabase', () => {
  const name = () => templateDatabase(server, { folder, more: {} });

  it('is made once, however many ask for it', async () => {
    const [first, ...others] = await Promise.all([name(), name(), name()]);
    expect(new Set([...others, await name()])).toEqual(new Set([first]));
  });

  it('is another one when a migration or a function has changed or come', async () => {
    const before = await name();
    await write('1_create', `CREATE TABLE ${table} (id bigint)`);
    const changed = await name();
    await write('2_more', `CREATE TABLE ${table}_more (id int)`);
    const more = await name();
    await writeFile(
      join(folder, 'functions/first.sql'),
      `CREATE OR REPLACE VIEW first AS SELECT min(id) AS id FROM ${table};`,
    );
    expect(new Set([before, changed, more, await name()]).size).toBe(4);
  });
});

describe('testDatabase', () => {
  it('holds what the migrations wrote, whether it is a copy or not, and no rows of another test', async () => {
    const [one, other] = [await testDatabase(folder), await testDatabase(folder)];
    try {
      await one.database(table).insert({ id: 8 });
      expect(await other.database(table).select()).toEqual([{ id: 7 }]);
    } finally {
      await Promise.all([one.drop(), other.drop()]);
    }
  });
});
