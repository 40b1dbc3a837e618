import { describe, expect, it } from '@jest/globals';
import { pageNumber, positionsOf, totalPages } from './lists.ts';

describe('pageNumber', () => {
  it.each([
    [undefined, 1],
    ['', 1],
    ['1', 1],
    ['2', 2],
    ['007', 7],
    ['0', 1],
    ['-1', 1],
    ['1.5', 1],
    ['abc', 1],
    ['2x', 1],
    [' 2', 1],
    ['٢', 1],
    ['9'.repeat(100), 1_000_000],
  ])('reads %j as %d [ADM-042]', (given, page) => {
    expect(pageNumber(given)).toBe(page);
  });
});

describe('totalPages', () => {
  it.each([
    [0, 0],
    [1, 1],
    [25, 1],
    [26, 2],
    [50, 2],
    [51, 3],
  ])('for %d rows are %d', (rows, pages) => {
    expect(totalPages(rows)).toBe(pages);
  });
});

describe('positionsOf', () => {
  it('has every position once in the pages of a list, the last ones first', () => {
    for (const length of [0, 1, 24, 25, 26, 50, 51, 137]) {
      const pages = Array.from({ length: totalPages(length) }, (_none, index) =>
        positionsOf(index + 1, length),
      );
      const seen = pages.flatMap(({ after, to }) =>
        Array.from({ length: to - after }, (_none, index) => to - index),
      );
      expect(seen).toEqual(Array.from({ length }, (_none, index) => length - index));
    }
  });

  it('has none for a page behind the last', () => {
    const { after, to } = positionsOf(3, 50);
    expect(to - after).toBeLessThanOrEqual(0);
  });
});
