import { describe, expect, it } from '@jest/globals';
import { formatDollars, formatWholeDollars } from './format-dollars.ts';

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
