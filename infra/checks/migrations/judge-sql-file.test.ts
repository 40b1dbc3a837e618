import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { loadModule } from 'libpg-query';
import { judgeSqlFile } from './judge-sql-file.ts';
import { running } from './testing/reasons-for.ts';

beforeAll(() => loadModule());

const executing = (query: string, from = `SELECT * FROM (VALUES ('note')) AS s (name)`) =>
  `DO $$ DECLARE source record; BEGIN FOR source IN ${from} LOOP EXECUTE ${query}; END LOOP; END $$`;
const TRIGGER = `format('CREATE OR REPLACE TRIGGER t AFTER INSERT ON %I
  FOR EACH STATEMENT EXECUTE FUNCTION f(%L)', source.name, 'x')`;

describe('judgeSqlFile', () => {
  it.each([
    ['a role', 'ALTER ROLE CURRENT_USER SET statement_timeout = 1', /AlterRoleSetStmt/],
    ['a table', 'DROP TABLE note', /DropStmt: let a migration do it/],
    ['what is called', 'SELECT pg_sleep(1)', /SelectStmt/],
    ['C', "CREATE FUNCTION f() RETURNS int LANGUAGE c AS 'libc', 'system'", /in SQL and PL\/pgSQL/],
    ['DO that does something', 'DO $$ BEGIN DELETE FROM note; END $$', /^DO of db\/functions/],
    ['DO that calls', 'DO $$ BEGIN PERFORM pg_sleep(1); END $$', /^DO of/],
    ['DO that executes', "DO $$ BEGIN EXECUTE 'ALTER ROLE x LOGIN'; END $$", /^DO of/],
    ['DO that executes by format', executing("format('DROP TABLE %I', source.name)"), /^DO of/],
    ['DO that executes more', executing(TRIGGER.replace(")'", "); DROP TABLE note'")), /^DO of/],
    ['DO with SQL to fill in', executing(TRIGGER.replace('%L', '%s')), /^DO of/],
    [
      'DO that reads by what does more',
      executing(TRIGGER, 'SELECT pg_sleep(1)::text AS name'),
      /^DO of/,
    ],
    [
      'DO that deletes what it reads',
      executing(TRIGGER, 'WITH a AS (DELETE FROM note RETURNING *) SELECT * FROM a'),
      /^DO of/,
    ],
  ])('refuses %s', (_what, sql, reason) => {
    expect(judgeSqlFile(sql, running)).toEqual([expect.stringMatching(reason)]);
  });

  it.each([
    [
      'a function',
      'CREATE FUNCTION f() RETURNS void LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(1); END $$',
    ],
    ['a view', 'CREATE OR REPLACE VIEW notes AS SELECT 1'],
    ['a trigger', 'CREATE TRIGGER t AFTER INSERT ON note FOR EACH ROW EXECUTE FUNCTION f()'],
    ['triggers of tables that are listed', executing(TRIGGER)],
  ])('lets pass %s', (_what, sql) => {
    expect(judgeSqlFile(sql, running)).toEqual([]);
  });

  it('lets pass all that the services have', async () => {
    const repository = join(import.meta.dirname, '../../..');
    for await (const path of glob('services/*/db/functions/*.sql', { cwd: repository })) {
      const reasons = judgeSqlFile(await readFile(join(repository, path), 'utf8'), running);
      expect([path, reasons]).toEqual([path, []]);
    }
  });
});
