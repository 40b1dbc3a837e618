import { describe, expect, it } from '@jest/globals';
import { reasonsFor } from './testing/reasons-for.ts';

describe('what reaches beyond the database', () => {
  it.each([
    ['settings of a role', 'ALTER ROLE CURRENT_USER SET statement_timeout = 1'],
    ['a role', 'CREATE ROLE other SUPERUSER'],
    ['a role that is no more', 'DROP ROLE other'],
    ['membership in a role', 'GRANT pg_read_server_files TO CURRENT_USER'],
    ['all that a role owns', 'DROP OWNED BY CURRENT_USER'],
    ['settings of a database', 'ALTER DATABASE reset SET work_mem = 64'],
    ['a database', 'CREATE DATABASE other'],
    ['a database that is no more', 'DROP DATABASE other'],
    ['rights on a database', 'GRANT ALL ON DATABASE reset TO PUBLIC'],
    ['a comment on a role', "COMMENT ON ROLE other IS 'gone'"],
    ['a tablespace', "CREATE TABLESPACE fast LOCATION '/fast'"],
    ['settings of the server', "ALTER SYSTEM SET fsync = 'off'"],
    ['a program', "COPY note TO PROGRAM 'sh'"],
    ['a file', "COPY note FROM '/etc/passwd'"],
    ['an extension', 'CREATE EXTENSION dblink'],
    ['an extension that is no more', 'DROP EXTENSION dblink'],
    ['another role', 'SET ROLE other'],
    ['the role that connected', 'RESET ROLE'],
    ['another session', 'SET SESSION AUTHORIZATION other'],
    ['a setting', 'SET lock_timeout = 0'],
    ['a subscription', "CREATE SUBSCRIPTION s CONNECTION '' PUBLICATION p"],
    ['an event trigger', 'CREATE EVENT TRIGGER e ON ddl_command_start EXECUTE FUNCTION f()'],
    ['a setting by a function', "SELECT set_config('statement_timeout', '1', false)"],
    ['a pause', 'SELECT pg_sleep(1000)'],
    ['a sequence', "SELECT setval('note_id_seq', 1)"],
    ['a session that is ended', 'SELECT pg_terminate_backend(1)'],
    ['another server', "INSERT INTO note SELECT * FROM dblink('', '') AS t (id int)"],
    ['a file by a function', "SELECT lo_import('/etc/passwd')"],
    ['a function within a condition', 'UPDATE note SET id = 1 WHERE pg_catalog.pg_reload_conf()'],
    [
      'a function within a default',
      "ALTER TABLE note ADD a text DEFAULT set_config('a', 'b', false)",
    ],
    ['roles as rows', "UPDATE pg_authid SET rolsuper = true WHERE rolname = 'other'"],
    ["PostgreSQL's own tables", 'DELETE FROM pg_catalog.pg_proc WHERE oid = 1'],
  ])('is refused: %s', async (_what, sql) => {
    expect((await reasonsFor(sql, () => false)).join('\n')).toMatch(
      /^Nobody has said whether .* is harmless|^It writes to pg_.*, which is PostgreSQL's own/m,
    );
  });

  it.each([
    ['functions that read or compute', 'INSERT INTO note (text) SELECT lower(text) FROM note'],
    [
      'ids and times',
      'CREATE TABLE memo (id uuid DEFAULT gen_random_uuid(), at timestamptz DEFAULT now())',
    ],
    ['rights on tables', 'GRANT UPDATE (text) ON note TO CURRENT_USER'],
    [
      'fewer rights on a new table',
      'CREATE TABLE memo (id int); REVOKE DELETE ON memo FROM CURRENT_USER',
    ],
    ['comments on tables', "COMMENT ON TABLE note IS 'of somebody'"],
    ['savepoints', 'SAVEPOINT trx2; RELEASE trx2'],
  ])('is not: %s', async (_what, sql) => {
    expect(await reasonsFor(sql)).toEqual([]);
  });

  it.each([
    ['ends the transaction', 'COMMIT', /^It begins or ends a transaction/],
    [
      'takes rights away',
      'REVOKE INSERT ON note FROM CURRENT_USER',
      /^It takes rights from a role/,
    ],
    ['makes a function', 'CREATE FUNCTION f() RETURNS int RETURN 1', /^It makes SQL that is code/],
  ])('and what %s is refused', async (_what, sql, reason) => {
    expect(await reasonsFor(sql)).toEqual([expect.stringMatching(reason)]);
  });
});
