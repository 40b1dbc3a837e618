import { describe, expect, it } from '@jest/globals';
import { pageQuery, readPage } from './page.ts';

const read = (search: string) => readPage(new URLSearchParams(search));

describe('readPage', () => {
  it.each(['', 'page=', 'page=abc', 'page=-1', 'page=0', 'page=1.5', 'page=1e30', 'page=Infinity'])(
    'takes "%s" for the first page',
    (search) => {
      expect(read(search)).toBe(1);
    },
  );

  it.each([
    ['page=2', 2],
    ['page=1e9', 1_000_000_000],
  ])('reads "%s" as %i', (search, page) => {
    expect(read(search)).toBe(page);
  });
});

describe('pageQuery', () => {
  it('is what readPage reads, and leaves the first page out', () => {
    expect(pageQuery(7)).toBe('?page=7');
    expect(pageQuery(1)).toBe('?');
    expect(pageQuery(2, { user_group: 'ach_debit_flow' })).toBe(
      '?page=2&user_group=ach_debit_flow',
    );
  });
});
