import { describe, expect, it } from '@jest/globals';
import { formatDollars, formatWholeDollars, toCents, toDollars } from './money.ts';

describe('toCents', () => {
  it('is exact for every amount that the wire can carry', () => {
    for (const cents of [0, 1, 29, 1_999, 110, 57_003, 123_456_789]) {
      expect(toCents(toDollars(cents))).toBe(cents);
    }
  });
});

describe('formatDollars', () => {
  it('has two decimals, thousands separators and the sign before the dollar', () => {
    expect([0, 9.5, 1234.5, -45].map(formatDollars)).toEqual([
      '$0.00',
      '$9.50',
      '$1,234.50',
      '-$45.00',
    ]);
  });

  it('knows no negative zero', () => {
    expect(formatDollars(-0)).toBe('$0.00');
  });
});

describe('formatWholeDollars', () => {
  it('has no decimals', () => {
    expect([120, 1500].map(formatWholeDollars)).toEqual(['$120', '$1,500']);
  });
});
