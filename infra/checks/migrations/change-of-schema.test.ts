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
const change = () =>
  changeOfSchema(test.url, { live: schemas('live'), next: schemas('next'), uses: () => true });

describe('changeOfSchema', () => {
  it('knows what new migrations send, and nothing of those that ran before', async () => {
    await write({
      'live/migrations/1_note.ts': migration('CREATE TABLE note (id int)'),
      'next/migrations/1_note.ts': migration('CREATE TABLE note (id int)'),
      'next/migrations/2_text.ts': migration('ALTER TABLE note ADD text text'),
    });
    const { judged } = await change();
    expect(judged).toEqual(
      new Map([[join(folder, 'next/migrations/2_text.ts'), ['ALTER TABLE note ADD text text']]]),
    );
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
    const { lost } = await change();
    expect(lost.map(({ signature }) => signature).toSorted()).toEqual([
      'other(integer) returns integer',
      'removed() returns integer',
      'wider(integer) returns integer',
    ]);
  });

  it('knows which functions would have a namesake, by which a call may find both', async () => {
    const note = migration('CREATE TABLE note (id int)');
    const beside = named('answer', 'a int');
    await write({
      'live/migrations/1_note.ts': note,
      'live/functions/answer.sql': beside,
      'next/migrations/1_note.ts': note,
      'next/functions/answer.sql': `${beside} ${named('answer', "a int, b text DEFAULT ''")}`,
    });
    expect((await change()).lost).toEqual([
      {
        kind: 'namesake',
        name: 'answer',
        signature: 'answer(integer, text) returns integer',
        isOwn: true,
      },
    ]);
  });
});

describe('what is refused', () => {
  const live = { 'live/migrations/1_note.ts': migration('CREATE TABLE note (id int, text text)') };
  const next = (files: Record<string, string>) =>
    write({
      ...live,
      ...Object.fromEntries(
        Object.entries({ 'migrations/1_note.ts': live['live/migrations/1_note.ts'], ...files }).map(
          ([name, content]) => [`next/${name}`, content],
        ),
      ),
    });
  const settings = async (): Promise<unknown> =>
    (
      await test.database.raw(`
        SELECT count(*)::int AS count FROM pg_db_role_setting JOIN pg_roles ON oid = setrole
         WHERE rolname = current_user`)
    ).rows[0].count;

  it.each([
    [
      'a migration',
      { 'migrations/2_reach.ts': migration('ALTER ROLE CURRENT_USER SET statement_timeout = 1') },
    ],
    [
      'a migration without a transaction',
      {
        'migrations/2_reach.ts': `export const config = { transaction: false };
          ${migration('ALTER ROLE CURRENT_USER SET statement_timeout = 1')}`,
      },
    ],
    [
      'a file of db/functions',
      {
        'functions/kept.sql': `${named('kept', '')} ALTER ROLE CURRENT_USER SET statement_timeout = 1;`,
      },
    ],
    [
      'DO of db/functions',
      {
        'functions/kept.sql': `${named('kept', '')}
          DO $$ BEGIN ALTER ROLE CURRENT_USER SET statement_timeout = 1; END $$;`,
      },
    ],
  ])('is not sent by %s', async (_what, files) => {
    await next(files);
    const { findings } = await change();
    expect(findings).toHaveLength(1);
    expect(await settings()).toBe(0);
  });

  it('is known of all migrations, though one needs what another was refused', async () => {
    await next({
      'migrations/2_drop.ts': migration('DROP TABLE note'),
      'migrations/3_memo.ts': migration('CREATE VIEW memo AS SELECT 1'),
      'migrations/4_all.ts': migration('DELETE FROM note'),
      'migrations/5_memo.ts': migration('INSERT INTO memo SELECT 1'),
      'migrations/6_never.ts': migration('DROP TABLE person'),
    });
    const { findings } = await change();
    expect(findings.map(({ statement }) => statement)).toEqual([
      'DROP TABLE note',
      'CREATE VIEW memo AS SELECT 1',
      'DELETE FROM note',
    ]);
  });

  it('is known once, though functions stood in the way of the first attempt', async () => {
    const view = 'CREATE OR REPLACE VIEW texts AS SELECT text FROM note;';
    await next({
      'functions/texts.sql': view,
      'migrations/2_drop.ts': migration('ALTER TABLE note ADD by text'),
      'migrations/3_all.ts': migration('DELETE FROM note'),
    });
    await write({ 'live/functions/texts.sql': view.replace('SELECT text', 'SELECT id, text') });
    const { findings, judged, lost } = await change();
    expect(findings.map(({ statement }) => statement)).toEqual(['DELETE FROM note']);
    expect([...judged.values()]).toEqual([['ALTER TABLE note ADD by text'], ['DELETE FROM note']]);
    expect(lost).toEqual([
      { kind: 'view', name: 'texts', signature: 'texts.id integer', isOwn: true },
    ]);
  });
});

describe('triggers', () => {
  const trigger = (body: string, when = 'BEFORE INSERT ON note FOR EACH ROW') => `
    CREATE OR REPLACE FUNCTION watch() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${body} END $$;
    CREATE OR REPLACE TRIGGER watches ${when} EXECUTE FUNCTION watch();`;
  const between = async (before: string | null, after: string, more = 'SELECT 1') => {
    const note = migration('CREATE TABLE note (id int, text text)');
    await write({
      'live/migrations/1_note.ts': note,
      ...(before === null ? {} : { 'live/functions/watch.sql': before }),
      'next/migrations/1_note.ts': note,
      'next/migrations/2_more.ts': migration(more),
      'next/functions/watch.sql': after,
    });
    return (await change()).triggers;
  };
  const REFUSED =
    /^The trigger note\.watches comes before what the running version writes to note, .*: have it only assign/;
  const RAISES = "RAISE EXCEPTION 'no';";

  it.each([
    ['a new one that drops rows', null, trigger('RETURN NULL;')],
    ['a new one that raises', null, trigger(RAISES)],
    ['one of more events', trigger(RAISES), trigger(RAISES, 'BEFORE INSERT OR UPDATE ON note')],
    ['one that raises now', trigger('RETURN NEW;'), trigger(`${RAISES} RETURN NEW;`)],
  ])('are refused: %s', async (_what, before, after) => {
    expect(await between(before, after)).toEqual([expect.stringMatching(REFUSED)]);
  });

  it.each([
    ['one that was there', trigger(RAISES), trigger(RAISES)],
    ['one that raised before', trigger(RAISES), trigger(`PERFORM 1; ${RAISES}`)],
    ['a new one that assigns', null, trigger("NEW.text := coalesce(NEW.text, ''); RETURN NEW;")],
    ['one that assigns more', trigger('RETURN NEW;'), trigger('NEW.id := 1; RETURN NEW;')],
    ['one that comes after', null, trigger('RETURN NULL;', 'AFTER INSERT ON note')],
  ])('are not: %s', async (_what, before, after) => {
    expect(await between(before, after)).toEqual([]);
  });

  it('of a new table are its own', async () => {
    const memo = trigger(RAISES).replace('ON note', 'ON memo');
    expect(await between(null, memo, 'CREATE TABLE memo (id int)')).toEqual([]);
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
