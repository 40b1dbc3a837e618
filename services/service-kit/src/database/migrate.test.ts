import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { testDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { newId } from '../new-id.ts';
import { migrate } from './migrate.ts';

let folder: string;
let test: TestDatabase;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'db-'));
  await Promise.all(['migrations', 'functions'].map((name) => mkdir(join(folder, name))));
  test = await testDatabase();
});
afterEach(() => test.drop());

const migration = (name: string, statement: string) =>
  writeFile(
    join(folder, 'migrations', `${name}.ts`),
    `export const up = (knex) => knex.raw(${JSON.stringify(statement)});\n`,
  );
const sql = (name: string, text: string) =>
  writeFile(join(folder, 'functions', `${name}.sql`), text);
const run = () => migrate(test.database, folder);
const read = async (query: string): Promise<unknown> => {
  const { rows } = await test.database.raw(`SELECT (${query}) AS value`);
  return rows[0].value;
};
/** The functions, triggers and views that are there. */
const objects = async () =>
  (
    await test.database.raw(`
      SELECT proname AS name FROM pg_proc WHERE pronamespace = 'public'::regnamespace
      UNION ALL SELECT viewname FROM pg_views WHERE schemaname = 'public'
      UNION ALL SELECT tgname FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1`)
  ).rows.map(({ name }: { name: string }) => name);

const NOTE = 'CREATE TABLE note (id int, text text)';
const ANSWER = 'CREATE OR REPLACE FUNCTION answer() RETURNS int LANGUAGE sql AS $$ SELECT 42 $$;';
const SHOUT = `
  CREATE OR REPLACE FUNCTION shout() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.text := upper(NEW.text);
    RETURN NEW;
  END $$;
  CREATE OR REPLACE TRIGGER note_shouts BEFORE INSERT ON note
    FOR EACH ROW EXECUTE FUNCTION shout();`;

describe('migrations', () => {
  it('run once, whatever the file is compiled to later', async () => {
    await migration('1_one', 'CREATE TABLE one (id int)');
    expect((await run()).migrations).toEqual(['1_one']);
    await migration('2_two', 'CREATE TABLE two (id int)');
    expect((await run()).migrations).toEqual(['2_two']);
    expect((await run()).migrations).toEqual([]);
    expect(await test.database('migration').pluck('name')).toEqual(['1_one', '2_two']);
  });

  it('leave nothing when one of them fails, nor when a function does', async () => {
    await migration('1_half', 'CREATE TABLE half (id int); SELECT 1 / 0');
    await expect(run()).rejects.toThrow(/division by zero/);
    expect(await test.database.schema.hasTable('half')).toBe(false);
    await rm(join(folder, 'migrations/1_half.ts'));
    await migration('1_whole', 'CREATE TABLE whole (id int)');
    await sql('broken', 'CREATE OR REPLACE VIEW broken AS SELEKT 1;');
    await expect(run()).rejects.toThrow(/broken: syntax error/);
    expect(await test.database.schema.hasTable('whole')).toBe(false);
  });

  it('run one after the other when several processes start at once', async () => {
    await migration('1_note', NOTE);
    await sql('answer', ANSWER);
    const runs = await Promise.all([run(), run(), run()]);
    expect(runs.flatMap(({ migrations }) => migrations)).toEqual(['1_note']);
    expect(runs.flatMap(({ functions }) => functions)).toEqual(['answer']);
  });

  it('that run outside of a transaction do so in their order, and again where one was interrupted', async () => {
    await migration('1_note', NOTE);
    const concurrently = async (statement: string) =>
      writeFile(
        join(folder, 'migrations/2_index.ts'),
        `export const config = { transaction: false };
         export const up = async (knex) => {
           await knex.raw('DROP INDEX CONCURRENTLY IF EXISTS note_id');
           await knex.raw('CREATE INDEX CONCURRENTLY note_id ON note (id)');
           ${statement}
         };`,
      );
    await migration(
      '3_filled',
      'INSERT INTO note (id) SELECT 1 WHERE to_regclass($$note_id$$) IS NOT NULL',
    );
    await sql('answer', ANSWER);
    await concurrently(`if (!globalThis.wasInterrupted) {
      globalThis.wasInterrupted = true;
      throw new Error('interrupted');
    }`);
    await expect(run()).rejects.toThrow('interrupted');
    expect(await test.database('migration').pluck('name')).toEqual(['1_note']);
    expect(await run()).toEqual({ migrations: ['2_index', '3_filled'], functions: ['answer'] });
    expect(await read('SELECT count(*) FROM note')).toBe(1n);
    expect(await run()).toEqual({ migrations: [], functions: [] });
  });

  it('wait seconds for a table, and outside of a transaction as long as others take', async () => {
    const waits = `current_setting('lock_timeout') AS wait`;
    await migration('1_within', `CREATE TABLE within AS SELECT ${waits}`);
    await writeFile(
      join(folder, 'migrations/2_alone.ts'),
      `export const config = { transaction: false };
       export const up = (knex) => knex.raw(\`CREATE TABLE alone AS SELECT ${waits}\`);`,
    );
    await run();
    expect(await read('SELECT wait FROM within')).toBe('5s');
    expect(await read('SELECT wait FROM alone')).toBe('0');
  });

  it('that a later release brought do not hinder an earlier one', async () => {
    await migration('1_note', NOTE);
    await migration('2_later', 'CREATE TABLE later (id int)');
    await run();
    await rm(join(folder, 'migrations/2_later.ts'));
    expect(await run()).toEqual({ migrations: [], functions: [] });
  });
});

describe('functions, triggers and views', () => {
  it('are made of the files, in whatever order these need each other', async () => {
    await migration('1_note', NOTE);
    await sql('a_view', 'CREATE OR REPLACE VIEW a_view AS SELECT * FROM b_view;');
    await sql('b_view', 'CREATE OR REPLACE VIEW b_view AS SELECT answer() AS is, id FROM note;');
    await sql('answer', ANSWER);
    await sql('shout', SHOUT);
    expect((await run()).functions).toEqual(['a_view', 'answer', 'b_view', 'shout']);
    expect(await objects()).toEqual(['a_view', 'answer', 'b_view', 'note_shouts', 'shout']);
    await test.database('note').insert({ id: 1, text: 'hello' });
    expect(await test.database('a_view')).toEqual([{ is: 42, id: 1 }]);
    expect(await test.database('note').pluck('text')).toEqual(['HELLO']);
  });

  it('are not touched when nothing has changed', async () => {
    await migration('1_note', NOTE);
    await sql('shout', SHOUT);
    await run();
    const versions = `
      SELECT string_agg(xmin::text, ',' ORDER BY 1) FROM (
        SELECT xmin FROM sql_file UNION ALL SELECT xmin FROM migration
        UNION ALL SELECT xmin FROM pg_proc WHERE proname = 'shout'
        UNION ALL SELECT xmin FROM pg_trigger WHERE tgname = 'note_shouts') AS rows`;
    const before = await read(versions);
    expect(await run()).toEqual({ migrations: [], functions: [] });
    expect(await read(versions)).toBe(before);
  });

  it('are replaced in place when their file has changed, the others left alone', async () => {
    await migration('1_note', NOTE);
    await sql('answer', ANSWER);
    await sql('shout', SHOUT);
    await run();
    const oid = `SELECT 'answer'::regproc::oid::int`;
    const before = await read(oid);
    await sql('answer', ANSWER.replace('42', '43'));
    expect((await run()).functions).toEqual(['answer']);
    expect(await read('SELECT answer()')).toBe(43);
    expect(await read(oid)).toBe(before);
  });

  it('go with their file, and a trigger or an old signature with its lines', async () => {
    await migration('1_note', NOTE);
    await sql('answer', ANSWER);
    await sql('shout', SHOUT);
    await run();
    await rm(join(folder, 'functions/answer.sql'));
    await sql('shout', SHOUT.replace(/CREATE OR REPLACE TRIGGER[^;]+;/, ''));
    await run();
    expect(await objects()).toEqual(['shout']);
    await sql('shout', 'CREATE OR REPLACE FUNCTION shout(t text) RETURNS text RETURN upper(t);');
    await run();
    expect(await objects()).toEqual(['shout']);
    expect(await read(`SELECT shout('hello')`)).toBe('HELLO');
  });

  it('are made anew together when one cannot be replaced in place', async () => {
    await migration('1_note', NOTE);
    await sql('answer', ANSWER);
    await sql('b_view', 'CREATE OR REPLACE VIEW b_view AS SELECT id, answer() AS is FROM note;');
    await run();
    await sql('answer', ANSWER.replace('RETURNS int', 'RETURNS text').replace('42', `'42'`));
    await sql('b_view', 'CREATE OR REPLACE VIEW b_view AS SELECT answer() AS is FROM note;');
    expect((await run()).functions).toEqual(['answer', 'b_view']);
    await test.database('note').insert({ id: 1 });
    expect(await test.database('b_view')).toEqual([{ is: '42' }]);
  });

  it('stand in the way of no migration', async () => {
    await migration('1_note', NOTE);
    await sql('texts', 'CREATE OR REPLACE VIEW texts AS SELECT text FROM note;');
    await sql('shout', SHOUT);
    await run();
    await migration('2_narrow', 'ALTER TABLE note ALTER text TYPE varchar(9)');
    expect(await run()).toEqual({ migrations: ['2_narrow'], functions: ['shout', 'texts'] });
    await migration('3_again', `DROP VIEW texts; DROP TABLE note; ${NOTE}`);
    expect(await run()).toEqual({ migrations: ['3_again'], functions: ['shout', 'texts'] });
    expect(await objects()).toEqual(['note_shouts', 'shout', 'texts']);
  });

  it('take the place of those that were made before there were files', async () => {
    await migration('1_note', `${NOTE}; ${SHOUT} ${ANSWER.replaceAll('answer', 'orphan')}`);
    await run();
    await sql('shout', SHOUT);
    await run();
    expect(await objects()).toEqual(['note_shouts', 'shout']);
  });

  it('stay as they were when a new version is broken, or holds nothing', async () => {
    await sql('answer', ANSWER);
    await run();
    await sql('another', ANSWER.replaceAll('answer', 'another'));
    await sql('answer', 'CREATE OR REPLACE FUNCTION answer() RETURNS int LANGUAGE sql AS');
    await expect(run()).rejects.toThrow(/answer: syntax error/);
    await sql('answer', ANSWER.replace('sql AS $$ SELECT 42', 'plpgsql AS $$ BEGIN RETURN; EMD'));
    await expect(run()).rejects.toThrow(/answer: syntax error/);
    await sql('answer', '-- nothing yet');
    await expect(run()).rejects.toThrow('answer.sql makes no function, trigger or view.');
    expect(await objects()).toEqual(['answer']);
    expect(await read('SELECT answer()')).toBe(42);
  });

  it('may hold question marks', async () => {
    await sql(
      'asks',
      `CREATE OR REPLACE VIEW asks AS SELECT '{"a":1}'::jsonb ? 'a' AS has, '?' AS q;`,
    );
    await run();
    expect(await test.database('asks')).toEqual([{ has: true, q: '?' }]);
  });

  it('come with the event table', async () => {
    await migration('1_event', 'CREATE TABLE event (id int)');
    await run();
    expect(await objects()).toEqual([
      'event_never_changes',
      'event_wakes_readers',
      'refuse_event_change',
      'wake_event_readers',
    ]);
  });
});

describe('a role that owns nothing but its schema', () => {
  it('migrates it, and leaves what others have alone', async () => {
    const role = `owner_${newId().replaceAll('-', '_')}`;
    await test.database.raw(ANSWER);
    await migration('1_note', NOTE);
    await sql('shout', SHOUT);
    await test.database.transaction(async (transaction) => {
      await transaction.raw(`CREATE SCHEMA own; CREATE ROLE ${role}`);
      await transaction.raw(`ALTER SCHEMA own OWNER TO ${role}`);
      await transaction.raw(`SET LOCAL ROLE ${role}; SET LOCAL search_path = own`);
      await migrate(transaction, folder);
      await sql('shout', SHOUT.replace('upper', 'lower'));
      expect((await migrate(transaction, folder)).functions).toEqual(['shout']);
      await transaction.raw(`RESET ROLE; DROP SCHEMA own CASCADE; DROP ROLE ${role}`);
    });
    expect(await objects()).toEqual(['answer']);
  });
});
