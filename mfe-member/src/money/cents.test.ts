import { describe, expect, it } from '@jest/globals';
import { toCents, toDollars } from './cents.ts';

describe('toCents', () => {
  it('is exact for every amount that the wire can carry', () => {
    for (const cents of [0, 1, 29, 1_999, 110, 57_003, 123_456_789]) {
      expect(toCents(toDollars(cents))).toBe(cents);
    }
  });
});
