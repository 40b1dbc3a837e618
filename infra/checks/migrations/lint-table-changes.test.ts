import { describe, expect, it } from '@jest/globals';
import { reasonsFor } from './testing/reasons-for.ts';

const NEEDED =
  /, by which ON CONFLICT of the running version finds rows: build another one of the same columns/;
const UNFILLED = /^It adds a to note as NOT NULL without a default/;
const BOUND =
  /^It adds a to note with the constraint or default of a domain, .*: give it the domain's own type/;
const CASCADE = /^It drops whatever depends on .* as well, by CASCADE: drop each by its name\.$/;
const LOST = /^It drops the default of kind, .*: keep it until no version does\.$/;

describe('changes of what the running version has', () => {
  it.each([
    ['ALTER TABLE note DROP CONSTRAINT note_pkey', NEEDED],
    ['DROP INDEX CONCURRENTLY note_key', NEEDED],
    ['DROP INDEX note_key', NEEDED],
    ['DROP INDEX CONCURRENTLY note_kind; DROP INDEX CONCURRENTLY kind_of_note', NEEDED],
    ['CREATE UNIQUE INDEX CONCURRENTLY note_key ON note (key); DROP INDEX note_key', NEEDED],
    ['ALTER TABLE note DROP CONSTRAINT kinds CASCADE', CASCADE],
    ['ALTER TABLE note DROP COLUMN text CASCADE', CASCADE],
    ['DROP TABLE note CASCADE', CASCADE],
    ['DROP FUNCTION f(int) CASCADE', CASCADE],
    ['DROP TRIGGER t ON note CASCADE', CASCADE],
    [
      'DROP FUNCTION f',
      /^It drops the function f, which the running version names: a function goes with its file/,
    ],
    ['ALTER TABLE note ALTER kind DROP DEFAULT', LOST],
    ['ALTER TABLE note ALTER kind SET DEFAULT NULL', LOST],
    ['ALTER TABLE note ALTER kind SET DEFAULT NULL::text', LOST],
    [
      'ALTER TABLE note ALTER kind SET DEFAULT lower(NULL)',
      /^It gives kind a default that may be null/,
    ],
    ['ALTER TABLE note ADD a int NOT NULL DEFAULT NULL', UNFILLED],
    ['ALTER TABLE note ADD a int NOT NULL GENERATED ALWAYS AS (id) VIRTUAL', UNFILLED],
    [
      'ALTER TABLE note ADD a int DEFAULT 1 REFERENCES person',
      /^It has the running version's rows of note refer/,
    ],
    ['CREATE DOMAIN named AS text NOT NULL; ALTER TABLE note ADD a named', BOUND],
    ['CREATE DOMAIN named AS text CHECK (VALUE IS NOT NULL); ALTER TABLE note ADD a named', BOUND],
    [
      "CREATE DOMAIN named AS text CHECK (VALUE <> ''); CREATE DOMAIN known AS named; ALTER TABLE note ADD a known",
      BOUND,
    ],
    ['ALTER TABLE note ADD a cents', BOUND],
    [
      'CREATE TABLE memo (id int); ALTER TABLE note ADD CONSTRAINT by FOREIGN KEY (id) REFERENCES memo NOT VALID',
      /^It refers by by from what the running version writes to note to memo/,
    ],
    [
      'CREATE TABLE memo () INHERITS (note)',
      /^It makes memo a part of note, which the running version reads and writes/,
    ],
    ['CREATE TABLE memo PARTITION OF note DEFAULT', /^It makes memo a part of note/],
    ['CREATE TEMP TABLE note (id int); DROP TABLE note', /^It drops the table note/],
    ['ALTER DOMAIN cents SET NOT NULL', /^Nobody has said whether AlterDomainStmt/],
    ['ALTER TYPE mood RENAME TO temper', /^It renames the type mood,/],
    ['CREATE OR REPLACE VIEW notes AS SELECT 1', /^It makes SQL that is code/],
    ['CREATE TRIGGER t BEFORE INSERT ON note EXECUTE FUNCTION f()', /^It makes SQL that is code/],
    ['CREATE RULE r AS ON INSERT TO note DO INSTEAD NOTHING', /RuleStmt/],
  ])('refuses %s', async (sql, reason) => {
    expect(await reasonsFor(sql)).toEqual([expect.stringMatching(reason)]);
  });

  it.each([
    'ALTER TABLE note DROP CONSTRAINT kinds',
    'ALTER TABLE note ALTER id DROP NOT NULL',
    'DROP INDEX CONCURRENTLY kind_of_note',
    'CREATE TABLE memo (id int PRIMARY KEY); ALTER TABLE memo DROP CONSTRAINT memo_pkey CASCADE; DROP TABLE memo CASCADE',
    "ALTER TABLE note ALTER kind SET DEFAULT 'a'",
    'ALTER TABLE note ALTER kind SET DEFAULT now(), ALTER text SET DEFAULT lower($$A$$)',
    'CREATE DOMAIN named AS text; ALTER TABLE note ADD a named',
    'CREATE DOMAIN named AS text NOT NULL; CREATE TABLE memo (a named); ALTER TABLE note ADD b named[]',
    'ALTER TABLE note ADD a int, ADD CONSTRAINT by FOREIGN KEY (a) REFERENCES person NOT VALID',
    'CREATE TABLE memo (id int); ALTER TABLE note ADD a int; ALTER TABLE note ADD CONSTRAINT by FOREIGN KEY (a) REFERENCES memo NOT VALID',
  ])('lets pass %s', async (sql) => {
    expect(await reasonsFor(sql)).toEqual([]);
  });

  it('lets drop a function that the running version does not name', async () => {
    expect(await reasonsFor('DROP FUNCTION f(int)', () => false)).toEqual([]);
  });
});
