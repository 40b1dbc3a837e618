import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { testDatabase, type TestDatabase } from '@reset/service-kit/testing/test-database.ts';
import { schemaReleases } from './schema-releases.ts';

let folder: string;
let test: TestDatabase;

const migration = (sql: string) =>
  `export const up = (knex) => knex.raw(${JSON.stringify(sql)});\n`;
const answer = (value: number, name = 'answer') =>
  `CREATE OR REPLACE FUNCTION ${name}() RETURNS int LANGUAGE sql AS $$ SELECT ${value} $$;`;

async function write(files: Record<string, string>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
}
/** A version with a table and a function that it calls. */
const version = (name: string) => `${name}/services/x`;
const files = (name: string, more: Record<string, string> = {}) =>
  write(
    Object.fromEntries(
      Object.entries({
        'package.json': '{}',
        'src/x.store.ts': "raw('SELECT answer()'); database('note').select('text')",
        'db/migrations/1_note.ts': migration('CREATE TABLE note (id int, text text)'),
        'db/functions/answer.sql': answer(1),
        ...more,
      }).map(([file, content]) => [join(version(name), file), content]),
    ),
  );

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reset-schemas-'));
  test = await testDatabase();
  await files('live');
  await write({ [join(version('nothing'), 'package.json')]: '{}' });
  await prepare('live', 'nothing');
});
afterEach(async () => {
  await test.drop();
  await rm(folder, { recursive: true });
});

const prepare = (
  name: string,
  live = 'live',
  action: 'release' | 'rollback' = 'release',
  admin = test.url,
) =>
  schemaReleases(admin, new Map([['x', test.url]])).prepare({
    name: 'x',
    wanted: { action, version: name, by: 'Ana' },
    folder: join(folder, version(name)),
    liveFolder: join(folder, version(live)),
  });
const call = async (name = 'answer'): Promise<unknown> =>
  (await test.database.raw(`SELECT ${name}() AS value`)).rows[0].value;
const columns = async () => Object.keys(await test.database('note').columnInfo());

describe('a release', () => {
  it('expands the schema and replaces its functions, and puts these back when it fails', async () => {
    await files('next', {
      'db/migrations/2_by.ts': migration('ALTER TABLE note ADD by text'),
      'db/functions/answer.sql': answer(2),
    });
    const { undo } = await prepare('next');
    expect([await call(), await columns()]).toEqual([2, ['id', 'text', 'by']]);
    await undo();
    expect([await call(), await columns()]).toEqual([1, ['id', 'text', 'by']]);
  });

  it('is refused for a column that the live version names, and nothing has changed', async () => {
    await files('next', {
      'db/migrations/2_drop.ts': migration('ALTER TABLE note DROP COLUMN text'),
    });
    await expect(prepare('next')).rejects.toMatchObject({
      name: 'RefusedRelease',
      reasons: [
        expect.stringMatching(
          /^It drops the column note\.text, which the running version names: release a version that does not, and drop it then\.\n +ALTER TABLE note DROP COLUMN text$/,
        ),
      ],
    });
    expect(await columns()).toEqual(['id', 'text']);
  });

  it('is refused for a function that the live version calls, and nothing has changed', async () => {
    await files('next', { 'db/functions/answer.sql': answer(2, 'reply') });
    await expect(prepare('next')).rejects.toMatchObject({
      reasons: [
        'The running version calls the function answer() returns integer, which would be there no more: keep it, and give what is new another name.',
      ],
    });
    expect(await call()).toBe(1);
  });

  it('may change a function that only functions call, because they are replaced together', async () => {
    const calling = (helper: string) => answer(0).replace('SELECT 0', `SELECT ${helper}()`);
    await files('before', {
      'db/functions/answer.sql': calling('one'),
      'db/functions/one.sql': answer(1, 'one'),
    });
    await files('next', {
      'db/functions/answer.sql': calling('two'),
      'db/functions/two.sql': answer(2, 'two'),
    });
    await prepare('before');
    await prepare('next', 'before');
    expect(await call()).toBe(2);
  });

  it('is refused when a migration fails on what is there, and nothing has changed', async () => {
    await test.database('note').insert([{ id: 1 }, { id: 1 }]);
    await files('next', {
      'db/migrations/2_by.ts': migration(
        'ALTER TABLE note ADD by text; INSERT INTO note (id) SELECT 1 / (2 - count(*)) FROM note',
      ),
    });
    await expect(prepare('next')).rejects.toMatchObject({
      reasons: [
        expect.stringMatching(
          /^A migration failed and was taken back: mend it, and release again\. .*division by zero/,
        ),
      ],
    });
    expect(await columns()).toEqual(['id', 'text']);
  });

  it('is refused when a migration fails on an empty database, before the real one is touched', async () => {
    await files('next', { 'db/migrations/2_by.ts': migration('ALTER TABLE nowhere ADD by text') });
    await expect(prepare('next')).rejects.toMatchObject({
      reasons: [
        expect.stringMatching(
          /^A migration fails on an empty database: mend it, and release again\. .*nowhere/,
        ),
      ],
    });
  });

  it('is refused for a trigger that gets in the way of the live version, and nothing has changed', async () => {
    await files('next', {
      'db/functions/drops.sql': `
        CREATE OR REPLACE FUNCTION drops() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
        CREATE OR REPLACE TRIGGER note_drops BEFORE INSERT ON note
          FOR EACH ROW EXECUTE FUNCTION drops();`,
    });
    await expect(prepare('next')).rejects.toMatchObject({
      reasons: [expect.stringMatching(/^The trigger note\.note_drops comes before what/)],
    });
    await test.database('note').insert({ id: 1 });
    expect(await test.database('note')).toHaveLength(1);
  });

  describe('whose migration depends on data', () => {
    const ifAny = (statement: string, config = '') => `${config}
      export async function up(knex) {
        await knex.raw('ALTER TABLE note ADD by text');
        const [{ count }] = await knex('note').count();
        if (count > 0) ${statement};
      }`;
    const UNJUDGED =
      /^A migration sends what was not judged, because it depends on data or on the environment: .*\n +ALTER TABLE note DROP COLUMN text$/;
    const DROP = "await knex.raw('ALTER TABLE note DROP COLUMN text')";

    it.each([
      ['is taken back', ifAny(DROP), ['id', 'text']],
      [
        'is taken back, even if it goes on',
        ifAny(`await knex.raw('ALTER TABLE note DROP COLUMN text').catch(() => undefined)`),
        ['id', 'text'],
      ],
      [
        'sends nothing more without a transaction',
        ifAny(DROP, 'export const config = { transaction: false };'),
        ['id', 'text', 'by'],
      ],
    ])('%s', async (_what, migrationText, left) => {
      await test.database('note').insert({ id: 1 });
      await files('next', { 'db/migrations/2_by.ts': migrationText });
      await expect(prepare('next')).rejects.toMatchObject({
        name: 'RefusedRelease',
        reasons: [expect.stringMatching(UNJUDGED)],
      });
      expect(await columns()).toEqual(left);
      expect(await test.database('migration').pluck('name')).toEqual(['1_note']);
    });

    it('goes on where it only repeats what was judged, in a transaction of its own', async () => {
      await test.database('note').insert([{ id: 1 }, { id: 2 }]);
      await files('next', {
        'db/migrations/2_text.ts': `export async function up(knex) {
          await knex.transaction(async (transaction) => {
            let changed;
            do {
              changed = (await transaction.raw(
                "UPDATE note SET text = ? WHERE id = (SELECT min(id) FROM note WHERE text IS NULL)",
                ['filled'],
              )).rowCount;
            } while (changed > 0);
          });
        }`,
      });
      await prepare('next');
      expect(await test.database('note').pluck('text')).toEqual(['filled', 'filled']);
    });
  });

  it('is refused where no database can be made to try it in', async () => {
    const poor = `poor_${randomBytes(4).toString('hex')}`;
    await test.database.raw(`CREATE ROLE ${poor} LOGIN PASSWORD 'made up'`);
    try {
      await files('next', { 'db/functions/answer.sql': answer(2) });
      const admin = new URL(test.url);
      admin.username = poor;
      admin.password = 'made up';
      await expect(prepare('next', 'live', 'release', admin.href)).rejects.toMatchObject({
        reasons: [
          expect.stringMatching(
            /^The role in DATABASE_URL may not create the database in which migrations are tried: allow it to \(CREATEDB\)\. permission denied/,
          ),
        ],
      });
    } finally {
      await test.database.raw(`DROP ROLE ${poor}`);
    }
  });

  it('waits no longer than seconds for a table that is in use', async () => {
    await files('next', { 'db/migrations/2_by.ts': migration('ALTER TABLE note ADD by text') });
    await test.database.transaction(async (transaction) => {
      await transaction.raw('LOCK TABLE note IN ACCESS SHARE MODE');
      await expect(prepare('next')).rejects.toMatchObject({
        reasons: [expect.stringMatching(/taken back.*lock timeout/)],
      });
    });
  });
});

describe('a rollback', () => {
  it('puts the functions of before back at once, where the withdrawn version calls no other', async () => {
    await files('next', { 'db/functions/answer.sql': answer(2) });
    await prepare('next');
    await prepare('live', 'next', 'rollback');
    expect(await call()).toBe(1);
  });

  it('brings back a trigger only when the withdrawn version has left', async () => {
    await files('before', {
      'db/functions/refuses.sql': `
        CREATE OR REPLACE FUNCTION refuses() RETURNS trigger LANGUAGE plpgsql
          AS $$ BEGIN RAISE EXCEPTION 'refused'; END $$;
        CREATE OR REPLACE TRIGGER note_refuses BEFORE INSERT ON note
          FOR EACH ROW EXECUTE FUNCTION refuses();`,
    });
    const { finish } = await prepare('before', 'live', 'rollback');
    await test.database('note').insert({ id: 1 });
    await finish();
    await expect(test.database('note').insert({ id: 2 })).rejects.toThrow('refused');
  });

  it('keeps what the withdrawn version calls until that has left', async () => {
    await files('next', {
      'src/x.store.ts': "raw('SELECT added()')",
      'db/functions/added.sql': answer(3, 'added'),
    });
    await prepare('next');
    const { finish } = await prepare('live', 'next', 'rollback');
    expect(await call('added')).toBe(3);
    await finish();
    await expect(call('added')).rejects.toThrow(/added\(\) does not exist/);
  });
});
