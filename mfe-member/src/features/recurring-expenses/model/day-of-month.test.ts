import { describe, expect, it } from '@jest/globals';
import { dayOfMonth } from './day-of-month.ts';

describe('dayOfMonth', () => {
  it('has the ordinal suffix, the teens included', () => {
    const days = ['01', '02', '03', '04', '11', '12', '13', '21', '22', '23', '30', '31'];
    expect(days.map((day) => dayOfMonth(`2026-10-${day}`)).join(' ')).toBe(
      '1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 23rd 30th 31st',
    );
  });
});
