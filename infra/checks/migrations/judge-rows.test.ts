import { describe, expect, it } from '@jest/globals';
import { reasonsFor } from './testing/reasons-for.ts';

const EMPTIED =
  /^It empties note, which the running version reads: delete nothing that it may need\.$/;
const CHANGED =
  /^It changes all rows of note at once, .*: say which rows, or have a job do it in batches\.$/;
const NESTED =
  /^It deletes or changes rows of note within another statement: say that by a statement of its own\.$/;

describe('judgeRows', () => {
  it.each([
    ['DELETE FROM note', EMPTIED],
    ['DELETE FROM note WHERE true', EMPTIED],
    ['DELETE FROM note WHERE 1 = 1', EMPTIED],
    ["DELETE FROM note WHERE 't'::boolean", EMPTIED],
    ['DELETE FROM note WHERE id = 1 OR true', EMPTIED],
    ['DELETE FROM note WHERE true AND 1 = 1', EMPTIED],
    ['DELETE FROM note WHERE text = text', EMPTIED],
    ['DELETE FROM note WHERE id IS NOT NULL', EMPTIED],
    ['DELETE FROM note WHERE $1', EMPTIED],
    ['TRUNCATE note', EMPTIED],
    ["UPDATE note SET text = ''", CHANGED],
    ["UPDATE note SET text = '' WHERE true", CHANGED],
    ["UPDATE note SET text = '' WHERE NOT false", CHANGED],
    ['WITH gone AS (DELETE FROM note RETURNING id) SELECT FROM gone', NESTED],
    ['WITH gone AS (DELETE FROM note WHERE id = 1) INSERT INTO person SELECT 1', NESTED],
    ["WITH changed AS (UPDATE note SET text = '') SELECT", NESTED],
    ['CREATE TABLE memo AS WITH gone AS (DELETE FROM note RETURNING *) SELECT * FROM gone', NESTED],
    [
      'WITH a AS (WITH b AS (DELETE FROM note RETURNING *) SELECT * FROM b) SELECT * FROM a',
      NESTED,
    ],
    ['MERGE INTO note USING person ON true WHEN MATCHED THEN DELETE', /MergeStmt/],
    ['CREATE TABLE memo (id int); TRUNCATE memo CASCADE', /^It empties whatever refers to that/],
    ['CREATE TABLE IF NOT EXISTS note (id int); TRUNCATE note', EMPTIED],
    ['SELECT * INTO note FROM person; DELETE FROM note', EMPTIED],
  ])('refuses %s', async (sql, reason) => {
    expect(await reasonsFor(sql)).toEqual([expect.stringMatching(reason)]);
  });

  it.each([
    'DELETE FROM note WHERE id = 2',
    'DELETE FROM note WHERE text IS NOT NULL',
    "UPDATE note SET text = '' WHERE id = $1 OR text IS NULL",
    'CREATE TABLE memo (id int); UPDATE memo SET id = 1; DELETE FROM memo; TRUNCATE memo',
    'SELECT 1 AS id INTO memo; DELETE FROM memo',
    'CREATE TABLE memo (id int); WITH gone AS (DELETE FROM memo RETURNING id) SELECT FROM gone',
    'WITH ids AS (SELECT id FROM person) INSERT INTO note SELECT id FROM ids',
  ])('lets pass %s', async (sql) => {
    expect(await reasonsFor(sql)).toEqual([]);
  });
});
