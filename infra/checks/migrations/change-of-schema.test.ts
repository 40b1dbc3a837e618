import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { testDatabase, type TestDatabase } from '@reset/service-kit/testing/test-database.ts';
import { changeOfSchema, wordsIn } from './change-of-schema.ts';

let folder: string;
let test: TestDatabase;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reset-schemas-'));
  test = await testDatabase();
});
afterEach(async () => {
  await test.drop();
  await rm(folder, { recursive: true });
});

async function write(files: Record<string, string>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
}
const migration = (sql: string) =>
  `export const up = (knex) => knex.raw(${JSON.stringify(sql)});\n`;
const named = (name: string, args: string, returns = 'int') =>
  `CREATE OR REPLACE FUNCTION ${name}(${args}) RETURNS ${returns} LANGUAGE sql AS $$ SELECT 1 $$;`;
const schemas = (version: string) => ({ db: join(folder, version), guarded: {} });

describe('changeOfSchema', () => {
  it('knows what new migrations send, and nothing of those that ran before', async () => {
    await write({
      'live/migrations/1_note.ts': migration('CREATE TABLE note (id int)'),
      'next/migrations/1_note.ts': migration('CREATE TABLE note (id int)'),
      'next/migrations/2_text.ts': migration('ALTER TABLE note ADD text text'),
    });
    const { statements } = await changeOfSchema(test.url, {
      live: schemas('live'),
      next: schemas('next'),
    });
    expect(statements).toContain('ALTER TABLE note ADD text text');
    expect(statements.filter((sql) => /create table note/i.test(sql))).toEqual([]);
  });

  it('knows which functions would be found no more: removed, of other arguments, of another type', async () => {
    await write({
      'live/migrations/1_note.ts': migration('CREATE TABLE note (id int)'),
      'live/functions/kept.sql': named('kept', 'a int'),
      'live/functions/removed.sql': named('removed', ''),
      'live/functions/wider.sql': named('wider', 'a int'),
      'live/functions/other.sql': named('other', 'a int'),
      'next/migrations/1_note.ts': migration('CREATE TABLE note (id int)'),
      'next/functions/kept.sql': named('kept', 'a int').replace('SELECT 1', 'SELECT 2'),
      'next/functions/wider.sql': named('wider', 'a int, b text'),
      'next/functions/other.sql': named('other', 'a int', 'bigint'),
      'next/functions/added.sql': named('added', ''),
    });
    const { lost } = await changeOfSchema(test.url, {
      live: schemas('live'),
      next: schemas('next'),
    });
    expect(lost.map(({ signature }) => signature).toSorted()).toEqual([
      'other(integer) returns integer',
      'removed() returns integer',
      'wider(integer) returns integer',
    ]);
  });
});

describe('wordsIn', () => {
  it('has the words of source and functions, in either case, and not those of migrations and tests', async () => {
    await write({
      'member/src/store.ts': 'database("note").select("due_on"); row.paidOn',
      'member/src/store.test.ts': 'const tested = 1;',
      'ledger/db/functions/post.sql': 'SELECT amount FROM transfer',
      'member/db/migrations/1_note.ts': 'const dropped = 1;',
    });
    const uses = wordsIn(folder);
    for (const word of ['note', 'due_on', 'paid_on', 'amount', 'transfer']) {
      expect([word, uses(word)]).toEqual([word, true]);
    }
    for (const word of ['tested', 'dropped', 'due'])
      expect([word, uses(word)]).toEqual([word, false]);
  });
});
