import { describe, expect, it } from '@jest/globals';
import { statementJudge } from './lint-statements.ts';
import { reasonsFor, running } from './testing/reasons-for.ts';

describe('statementJudge', () => {
  it.each([
    [
      'a dropped table',
      'DROP TABLE note',
      /^It drops the table note, which the running version names: release a version that does not, and drop it then\.$/,
    ],
    [
      'a dropped column',
      'ALTER TABLE note DROP COLUMN text',
      /^It drops the column note\.text, which the running version names/,
    ],
    ['a dropped view', 'DROP VIEW notes', /^It drops the view notes,/],
    ['a dropped type', 'DROP TYPE mood', /^It drops the type mood,/],
    [
      'a renamed table',
      'ALTER TABLE note RENAME TO memo',
      /^It renames the table note, .*: add memo beside it, write both/,
    ],
    [
      'a renamed column',
      'ALTER TABLE note RENAME text TO words',
      /^It renames the column text of note, .*: add words beside it/,
    ],
    [
      'another type',
      'ALTER TABLE note ALTER text TYPE int USING 1',
      /^It rewrites note for another type of text, .*: add a column of the new type/,
    ],
    [
      'NOT NULL for a column',
      'ALTER TABLE note ALTER text SET NOT NULL',
      /^It refuses rows without text, .*: add CHECK \(text IS NOT NULL\) NOT VALID/,
    ],
    [
      'NOT NULL without a default',
      'ALTER TABLE note ADD a int NOT NULL',
      /^It adds a to note as NOT NULL without a default, .*: give it a default, or leave it nullable\.$/,
    ],
    [
      'a lost default',
      'ALTER TABLE note ALTER text DROP DEFAULT',
      /^It drops the default of text, .*: keep it until no version does\.$/,
    ],
    [
      'a default for each row',
      'ALTER TABLE note ADD a uuid DEFAULT gen_random_uuid()',
      /^It rewrites note under a lock to compute a for each row: add it without that, fill it by a job/,
    ],
    [
      'a serial column',
      'ALTER TABLE note ADD a bigserial',
      /^It rewrites note under a lock to compute a/,
    ],
    [
      'an identity column',
      'ALTER TABLE note ADD a int GENERATED ALWAYS AS IDENTITY',
      /^It rewrites note under a lock to compute a/,
    ],
    [
      'a stored column',
      'ALTER TABLE note ADD a int GENERATED ALWAYS AS (id * 2) STORED',
      /^It rewrites note under a lock to compute a/,
    ],
    [
      'a unique column',
      'ALTER TABLE note ADD a int UNIQUE',
      /^It builds an index of a while nobody can use note: add the column first/,
    ],
    [
      'a checked column',
      'ALTER TABLE note ADD a int CHECK (a > 0)',
      /^It reads all of note under a lock to check a: add the column first, then the constraint with NOT VALID\.$/,
    ],
    [
      'a check that is validated at once',
      'ALTER TABLE note ADD CONSTRAINT short CHECK (text IS NOT NULL)',
      /^It reads all of note under a lock to validate short: add it with NOT VALID, and VALIDATE CONSTRAINT in a later release\.$/,
    ],
    [
      'a foreign key that is validated at once',
      'ALTER TABLE note ADD CONSTRAINT by FOREIGN KEY (id) REFERENCES person',
      /^It reads all of note under a lock to validate by/,
    ],
    [
      'a constraint that is validated where it was added',
      'ALTER TABLE note ADD CONSTRAINT short CHECK (text IS NOT NULL) NOT VALID; ALTER TABLE note VALIDATE CONSTRAINT short',
      /^It validates short in the transaction that added it, .*: validate it in a later release\.$/,
    ],
    [
      'a unique constraint',
      'ALTER TABLE note ADD CONSTRAINT one UNIQUE (id)',
      /^It builds the index of one while nobody can use note: CREATE UNIQUE INDEX CONCURRENTLY .* ADD CONSTRAINT … USING INDEX\.$/,
    ],
    [
      'an index',
      'CREATE INDEX note_id ON note (id)',
      /^It builds note_id while nobody can write to note: CREATE INDEX CONCURRENTLY, in a migration with config = \{ transaction: false \}\.$/,
    ],
    [
      'an index that may be invalid',
      'CREATE INDEX CONCURRENTLY IF NOT EXISTS note_id ON note (id)',
      /^It keeps note_id as an interrupted run left it, .*: DROP INDEX CONCURRENTLY IF EXISTS first/,
    ],
    [
      'a dropped index',
      'DROP INDEX note_id',
      /^It drops the index note_id under a lock that nobody passes: DROP INDEX CONCURRENTLY/,
    ],
    [
      'an emptied table',
      'TRUNCATE note',
      /^It empties note, .*: delete nothing that it may need\.$/,
    ],
    ['rows that are all deleted', 'DELETE FROM note', /^It empties note,/],
    [
      'a renamed value',
      "ALTER TYPE mood RENAME VALUE 'sad' TO 'low'",
      /^It renames the value sad, which the running version writes: add a value instead\.$/,
    ],
    [
      'another schema',
      'ALTER TABLE note SET SCHEMA other',
      /^Nobody has said whether AlterObjectSchemaStmt is harmless/,
    ],
    [
      'what cannot be looked into',
      'DO $$ BEGIN END $$',
      /^Nobody has said whether DoStmt is harmless .*: write it another way, or add it to infra\/checks\/migrations with a test\.$/,
    ],
    [
      'a change that is not known',
      'ALTER TABLE note SET UNLOGGED',
      /^Nobody has said whether AT_SetUnLogged on note is harmless/,
    ],
    [
      'what is done to something else than a table',
      'ALTER TABLE ONLY note_id SET (fillfactor = 50); ALTER INDEX note_id SET (fillfactor = 50)',
      /^It alters note_id, which is no table: say it by a statement of its own\.$/,
    ],
  ])('refuses %s', async (_what, sql, reason) => {
    expect(await reasonsFor(sql)).toEqual([expect.stringMatching(reason)]);
  });

  it.each([
    [
      'a new table, with all that is done to it',
      `CREATE TABLE memo (id int); CREATE INDEX ON memo (id);
      ALTER TABLE memo ADD CONSTRAINT one UNIQUE (id), ALTER id SET NOT NULL; DROP TABLE memo`,
    ],
    ['a column that may be empty', 'ALTER TABLE note ADD a int REFERENCES person'],
    ['a column with a default', "ALTER TABLE note ADD a text NOT NULL DEFAULT ''"],
    [
      'a column with the time of the change',
      'ALTER TABLE note ADD a timestamptz NOT NULL DEFAULT now()',
    ],
    [
      'a column that is computed when it is read',
      'ALTER TABLE note ADD a int GENERATED ALWAYS AS (id * 2) VIRTUAL',
    ],
    [
      'a constraint of what the running version writes',
      'ALTER TABLE note ADD CONSTRAINT short CHECK (text IS NOT NULL AND id IS NOT NULL) NOT VALID',
    ],
    [
      'a constraint of an earlier release that is validated',
      'ALTER TABLE note VALIDATE CONSTRAINT short',
    ],
    [
      'an index that is built beside',
      'DROP INDEX CONCURRENTLY IF EXISTS note_id; CREATE UNIQUE INDEX CONCURRENTLY note_id ON note (id)',
    ],
    [
      'a constraint of such an index',
      'ALTER TABLE note ADD CONSTRAINT one UNIQUE USING INDEX note_id',
    ],
    [
      'what allows more',
      'ALTER TABLE note ALTER text DROP NOT NULL, DROP CONSTRAINT short, ALTER text SET DEFAULT 1',
    ],
    ['another value', "ALTER TYPE mood ADD VALUE 'glad'"],
    [
      'data',
      "INSERT INTO note VALUES ($1); UPDATE note SET text = 'a' WHERE id = 1; DELETE FROM note WHERE id = 2",
    ],
    ['an index by another name', 'ALTER INDEX note_id RENAME TO note_by_id'],
    ['a trigger that is no more', 'DROP TRIGGER t ON note'],
  ])('lets pass %s', async (_what, sql) => {
    expect(await reasonsFor(sql)).toEqual([]);
  });

  it('lets drop what the running version does not name', async () => {
    const uses = (name: string) => name !== 'text' && name !== 'note';
    expect(await reasonsFor('ALTER TABLE note DROP COLUMN text', uses)).toEqual([]);
    expect(await reasonsFor('DROP TABLE member.note', uses)).toEqual([]);
    expect(await reasonsFor('DROP TABLE note, memo', uses)).toEqual([
      expect.stringMatching(/^It drops the table memo/),
    ]);
  });

  it('shows the statement on one line', async () => {
    const [found] = (await statementJudge(running, () => true))('DROP TABLE\n   note');
    expect(found?.statement).toBe('DROP TABLE note');
  });
});
