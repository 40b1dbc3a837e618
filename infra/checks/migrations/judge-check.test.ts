import { describe, expect, it } from '@jest/globals';
import { reasonsFor } from './testing/reasons-for.ts';

const WRITTEN =
  /^It checks .* with each row that the running version writes to note, NOT VALID or not: a CHECK may/;
const check = (condition: string, columns = '') =>
  `ALTER TABLE note ${columns} ADD CONSTRAINT c CHECK (${condition}) NOT VALID`;

describe('a CHECK of a table that is there', () => {
  it.each([
    ['on a column that the running version has', check('id < 9')],
    ['that a new column is filled', check('a IS NOT NULL', 'ADD a int,')],
    [
      'that a new column is filled, among others',
      check('text IS NOT NULL AND a IS NOT NULL', 'ADD a int,'),
    ],
    ['on a column that nobody has', check('other IS NOT NULL')],
    ['that lists fewer values', check("kind IN ('a')")],
    ['that lists other values', check("kind = ANY (ARRAY['a', 'c'])")],
    ['that lists none of the values', check("kind NOT IN ('a', 'b')")],
    ['that lists the values of another column', check("text IN ('a', 'b', 'c')")],
    ['on a new column with a default', check('a > 0', 'ADD a int DEFAULT 0,')],
    ['on a new column by what makes something of null', check('coalesce(a, 0) > 0', 'ADD a int,')],
    ['on a new column by IS DISTINCT FROM', check('a IS DISTINCT FROM NULL', 'ADD a int,')],
    [
      'on new columns, of which one is to be filled',
      check('a IS NOT NULL OR b IS NOT NULL', 'ADD a int, ADD b int,'),
    ],
    [
      'on a column that IF NOT EXISTS does not add',
      check('kind > $$a$$', 'ADD IF NOT EXISTS kind text,'),
    ],
    ['of an empty list', check('a = ANY ($${}$$::int[])', 'ADD a int,')],
  ])('is refused %s', async (_what, sql) => {
    expect(await reasonsFor(sql)).toEqual([expect.stringMatching(WRITTEN)]);
  });

  it.each([
    [
      'that columns of the running version are filled',
      check('text IS NOT NULL AND kind IS NOT NULL'),
    ],
    ['that lists more values', check("kind IN ('a', 'b', 'c')")],
    [
      'that lists more values of another type',
      check("kind::text = ANY (ARRAY['a'::text, 'b', 'c'])"),
    ],
    ['on a new column', check("a IN ('x', 'y')", 'ADD a text,')],
    [
      'on a new column in several ways',
      check('a > 0 AND length(b) < 9 OR b ~ $$x$$', 'ADD a int, ADD b text,'),
    ],
    ['on a new column and one before', check('a > id', 'ADD a int,')],
    [
      'on new columns that are filled together',
      check('(a IS NULL) = (b IS NULL)', 'ADD a int, ADD b int,'),
    ],
    [
      'on new columns, of which one needs the other',
      check('a IS NULL OR b IS NOT NULL', 'ADD a int, ADD b int,'),
    ],
  ])('passes %s', async (_what, sql) => {
    expect(await reasonsFor(sql)).toEqual([]);
  });
});
