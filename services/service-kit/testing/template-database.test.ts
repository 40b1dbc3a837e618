import { mkdtemp, writeFile } from 'node:fs/promises';
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
    join(folder, `${name}.ts`),
    `export const up = (database) => database.raw(${JSON.stringify(sql)});\nexport const down = up;\n`,
  );

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'template-'));
  table = `t${newId().replaceAll('-', '')}`;
  await write('1_create', `CREATE TABLE ${table} (id int); INSERT INTO ${table} VALUES (7)`);
});

describe('templateDatabase', () => {
  const name = () => templateDatabase(server, { migrations: folder, more: {} });

  it('is made once, however many ask for it', async () => {
    const [first, ...others] = await Promise.all([name(), name(), name()]);
    expect(new Set([...others, await name()])).toEqual(new Set([first]));
  });

  it('is another one when a migration has changed or come', async () => {
    const before = await name();
    await write('1_create', `CREATE TABLE ${table} (id bigint)`);
    const changed = await name();
    await write('2_more', `CREATE TABLE ${table}_more (id int)`);
    expect(new Set([before, changed, await name()]).size).toBe(3);
  });
});

describe('testDatabase', () => {
  it('holds what the migrations wrote, whether it is a copy or not, and nothing of another', async () => {
    const [one, other] = [await testDatabase(folder), await testDatabase(folder)];
    try {
      await one.database(table).insert({ id: 8 });
      expect(await other.database(table).select()).toEqual([{ id: 7 }]);
    } finally {
      await Promise.all([one.drop(), other.drop()]);
    }
  });
});
