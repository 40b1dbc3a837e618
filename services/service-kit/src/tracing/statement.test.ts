import { describe, expect, it } from '@jest/globals';
import { operationOf, withoutLiterals } from './statement.ts';

describe('withoutLiterals', () => {
  it.each([
    ['SELECT a2 FROM t WHERE id = $1 AND n = $12', 'SELECT a2 FROM t WHERE id = $1 AND n = $12'],
    ["UPDATE t SET name = 'Ana', cents = 1250.5", 'UPDATE t SET name = ?, cents = ?'],
    ["SELECT 'it''s; --no comment' , 1", 'SELECT ? , ?'],
    ["SELECT E'it\\'s', x", 'SELECT ?, x'],
    ['SELECT $$a\'b$$, $q$ c $$ d $q$, "a\'1"', 'SELECT ?, ?, "a\'1"'],
    ["SELECT 1 -- don't\n  FROM t /* it's\n hers */ WHERE x = 'a'", 'SELECT ? FROM t WHERE x = ?'],
    ["SELECT 'cut off", 'SELECT ?'],
  ])('shows %s as %s', (text, shown) => {
    expect(withoutLiterals(text)).toBe(shown);
  });

  it('is bounded', () => {
    const list = Array.from({ length: 1_000 }, (_, index) => `$${index}`).join(', ');
    expect(withoutLiterals(`SELECT ${list}`)).toHaveLength(2_000);
  });
});

describe('operationOf', () => {
  it.each([
    ['select 1', 'SELECT'],
    ['WITH told AS (SELECT 1)', 'WITH'],
    ['BEGIN;', 'BEGIN'],
    ['(SELECT 1)', 'QUERY'],
    ['', 'QUERY'],
  ])('of %j is %s', (text, operation) => {
    expect(operationOf(text)).toBe(operation);
  });
});
