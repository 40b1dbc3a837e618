import { describe, expect, it } from '@jest/globals';
import { readDate } from './read-date.ts';

describe('readDate', () => {
  it.each([
    '1994-02-03',
    '1994/2/3',
    '1994-02-03T08:15:00Z',
    '19940203',
    '02/03/1994',
    '2/3/1994',
    '02-03-1994',
    '02.03.1994',
    ' 02 03 1994 ',
    '02031994',
    'Feb 3, 1994',
    'February 3rd, 1994',
    'Thu, Feb. 3 1994',
    '3 February 1994',
    '3-Feb-1994',
  ])('reads %j', (text) => {
    expect(readDate(text)).toBe('1994-02-03');
  });

  it('takes the day first where no month has that number', () => {
    expect(readDate('23/02/1994')).toBe('1994-02-23');
  });

  it('knows both abbreviations of September', () => {
    expect([readDate('Sep 9, 2026'), readDate('Sept. 9, 2026')]).toEqual([
      '2026-09-09',
      '2026-09-09',
    ]);
  });

  it.each(['', '02/03/94', '02/30/1994', '13/13/1994', 'tomorrow', 'Foo 3, 1994', '1994'])(
    'does not guess at %j',
    (text) => {
      expect(readDate(text)).toBeNull();
    },
  );
});
