import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testDatabase, type TestDatabase } from '@reset/service-kit/testing/test-database.ts';
import { readRunningSchema, type RunningSchema } from './running-schema.ts';

let test: TestDatabase;
let running: RunningSchema;
beforeAll(async () => {
  test = await testDatabase();
  await test.database.raw(`
    CREATE DOMAIN plain AS int;
    CREATE DOMAIN cents AS plain CHECK (VALUE >= 0);
    CREATE DOMAIN price AS cents;
    CREATE DOMAIN known AS int NOT NULL;
    CREATE DOMAIN zero AS int DEFAULT 0;
    CREATE TABLE note (id int PRIMARY KEY, text text UNIQUE, kind text CHECK (kind IN ('a', 'b')));
    CREATE INDEX note_kind ON note (kind);
    CREATE UNIQUE INDEX note_lower ON note (lower(text)) WHERE id > 0;
    CREATE VIEW notes AS SELECT id FROM note;
    CREATE FUNCTION own() RETURNS int VOLATILE RETURN 1;
    CREATE FUNCTION pg_sleep(note) RETURNS int RETURN 1;
    CREATE SCHEMA other;
    CREATE TABLE other.memo (id int NOT NULL)`);
  running = await readRunningSchema(test.database);
});
afterAll(() => test.drop());

describe('readRunningSchema', () => {
  it('has tables, views and indexes, those of another schema by its name', () => {
    expect([...running.relations].filter((name) => !name.startsWith('public.')).toSorted()).toEqual(
      ['note', 'note_kind', 'note_lower', 'note_pkey', 'note_text_key', 'notes', 'other.memo'],
    );
    expect(running.relations.has('public.note')).toBe(true);
  });

  it('has columns, and which of them take no null', () => {
    expect(running.columns.get('note.id')).toEqual({ isNotNull: true });
    expect(running.columns.get('public.note.text')).toEqual({ isNotNull: false });
    expect(running.columns.get('notes.id')).toEqual({ isNotNull: false });
    expect(running.columns.get('other.memo.id')).toEqual({ isNotNull: true });
  });

  it('has constraints, and of what indexes are unique', () => {
    expect(running.constraints.get('note.note_kind_check')).toBe(
      "CHECK ((kind = ANY (ARRAY['a'::text, 'b'::text])))",
    );
    expect([...running.uniqueIndexes].filter(([name]) => !name.includes('.')).toSorted()).toEqual([
      ['note_lower', 'public.note USING btree (lower(text)) WHERE (id > 0)'],
      ['note_pkey', 'public.note USING btree (id)'],
      ['note_text_key', 'public.note USING btree (text)'],
    ]);
  });

  it('has domains with a constraint or a default, and those over them', () => {
    for (const name of ['cents', 'price', 'known', 'zero', 'plain']) {
      expect([name, running.domains.has(name)]).toEqual([name, name !== 'plain']);
    }
  });

  it('has functions that read or compute, and its own, but none that PostgreSQL has as well and that does more', () => {
    for (const name of [
      'lower',
      'now',
      'sum',
      'jsonb_agg',
      'own',
      'date_trunc',
      'to_regclass',
      'format',
    ]) {
      expect([name, running.functions.has(name)]).toEqual([name, true]);
    }
    for (const name of [
      'set_config',
      'pg_sleep',
      'setval',
      'pg_terminate_backend',
      'lo_import',
      'pg_notify',
      'pg_read_file',
      'ts_rewrite',
      'dblink',
    ]) {
      expect([name, running.functions.has(name)]).toEqual([name, false]);
    }
  });

  it('is right that a domain with a constraint has a table rewritten, and one without has not', async () => {
    const file = async (): Promise<unknown> =>
      (await test.database.raw(`SELECT pg_relation_filenode('note') AS file`)).rows[0].file;
    const first = await file();
    await test.database.raw('ALTER TABLE note ADD a plain');
    expect(await file()).toBe(first);
    await test.database.raw('ALTER TABLE note ADD b cents');
    expect(await file()).not.toBe(first);
  });
});
