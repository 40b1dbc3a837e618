import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { testDatabase, type TestDatabase } from '../../testing/test-database.ts';
import type { Database } from './database.ts';
import { guardQueries, type QueryGuard } from './guard-queries.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { queryPrepared } from './query-prepared.ts';

let folder: string;
let test: TestDatabase;
let guarded: Database;
let guard: QueryGuard;
/** What was to be sent by files, each with the end of its path. */
let seen: [path: string, sql: string][];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'db-'));
  await Promise.all(['migrations', 'functions'].map((name) => mkdir(join(folder, name))));
  test = await testDatabase();
  seen = [];
  guard = () => true;
  guarded = openDatabase(test.url, {
    max: 1,
    guard: (sql, source) => {
      if (source) seen.push([source.path.slice(folder.length + 1), sql]);
      return guard(sql, source);
    },
  });
});
afterEach(async () => {
  await guarded.destroy();
  await test.drop();
});

const write = (name: string, text: string) => writeFile(join(folder, name), text);
const migration = (name: string, body: string, config = '') =>
  write(`migrations/${name}.ts`, `${config}export const up = async (knex) => { ${body} };\n`);

describe('a guarded migration run', () => {
  it('hands over what migrations and functions send, by whatever way, and says which does', async () => {
    await migration(
      '1_note',
      'await knex.schema.createTable("note", (table) => table.integer("id"));',
    );
    await migration(
      '2_past',
      `const connection = await knex.client.acquireConnection();
       await connection.query({ text: 'INSERT INTO note VALUES ($1)', values: [1] });`,
    );
    await migration(
      '3_alone',
      'await knex.raw("CREATE INDEX CONCURRENTLY note_id ON note (id)");',
      'export const config = { transaction: false };\n',
    );
    const answer = 'CREATE OR REPLACE FUNCTION answer() RETURNS int RETURN 42;';
    await write('functions/answer.sql', answer);
    await migrate(guarded, folder);
    expect(seen).toEqual([
      ['migrations/1_note.ts', 'create table "note" ("id" integer)'],
      ['migrations/2_past.ts', 'INSERT INTO note VALUES ($1)'],
      ['migrations/3_alone.ts', 'CREATE INDEX CONCURRENTLY note_id ON note (id)'],
      ['functions/answer.sql', answer],
    ]);
  });

  it('knows a statement that nobody waits for', async () => {
    await migration('1_note', 'void knex.raw("CREATE TABLE note (id int)").then(() => undefined);');
    await migrate(guarded, folder);
    expect(seen).toEqual([['migrations/1_note.ts', 'CREATE TABLE note (id int)']]);
  });

  it('leaves out what is refused, and goes on', async () => {
    guard = (sql) => !sql.includes('gone');
    await migration(
      '1_note',
      `await knex.raw('CREATE TABLE gone (id int)');
       await knex('gone').insert({ id: 1 });
       await knex.raw('CREATE TABLE kept (id int)');`,
    );
    await migrate(guarded, folder);
    expect(await test.database.schema.hasTable('gone')).toBe(false);
    expect(await test.database.schema.hasTable('kept')).toBe(true);
  });

  it('ends with what the guard throws, and is taken back', async () => {
    guard = (sql) => {
      if (sql.includes('gone')) throw new Error('refused');
      return true;
    };
    await migration(
      '1_note',
      `await knex.raw('CREATE TABLE kept (id int)');
       await knex.raw('CREATE TABLE gone (id int)');`,
    );
    await expect(migrate(guarded, folder)).rejects.toThrow('refused');
    expect(await test.database.schema.hasTable('kept')).toBe(false);
  });
});

describe('a guarded connection', () => {
  it('answers what is not sent as a statement without rows, with a callback or without', async () => {
    guard = (sql) => !sql.includes('1');
    expect(await queryPrepared(guarded, { name: 'one', text: 'SELECT 1', values: [] })).toEqual([]);
    expect((await guarded.raw('SELECT 1')).rows).toEqual([]);
    expect((await guarded.raw('SELECT 2 AS two')).rows).toEqual([{ two: 2 }]);
  });

  it('rejects what it refuses by throwing, with a callback or without', async () => {
    guard = () => {
      throw new Error('refused');
    };
    await expect(guarded.raw('SELECT 1')).rejects.toThrow('refused');
    await expect(
      queryPrepared(guarded, { name: 'one', text: 'SELECT 1', values: [] }),
    ).rejects.toThrow('refused');
  });

  it('sends nothing that it cannot read, and nothing that reads its rows itself once it is refused', async () => {
    const sent: unknown[] = [];
    const connection = { query: (asked: unknown) => Promise.resolve(sent.push(asked)) };
    guardQueries(connection as never, (sql) => sql !== 'DROP TABLE note');
    const query = connection.query as (asked: unknown) => Promise<unknown>;
    const submit = () => undefined;
    await expect(query({ submit })).rejects.toThrow('A statement without a text');
    await expect(query({ submit, cursor: { text: 'DROP TABLE note' } })).rejects.toThrow('refused');
    const copied = { submit, text: 'COPY note TO STDOUT' };
    await query(copied);
    expect(sent).toEqual([copied]);
  });
});
