import { describe, expect, it } from '@jest/globals';
import { toCents } from './money.ts';

describe('toCents', () => {
  it('is exact for every amount that the wire can carry', () => {
    for (const cents of [0, 1, 29, 1_999, 110, 57_003, 123_456_789]) {
      expect(toCents(cents / 100)).toBe(cents);
    }
  });
});
