import { describe, expect, it } from '@jest/globals';
import { stretchOf } from './lists.ts';

describe('stretchOf', () => {
  it('has every row once, however long the list is, and skips at most half of it', () => {
    for (const length of [1, 24, 25, 26, 50, 51, 137]) {
      const rows = Array.from({ length }, (_none, index) => index);
      const seen = Array.from({ length: Math.ceil(length / 25) }, (_none, index) => {
        const stretch = stretchOf(index + 1, length);
        if (!stretch) throw new Error(`Page ${index + 1} of ${length} is missing.`);
        const { skip, take, isFromEnd } = stretch;
        expect(skip).toBeLessThanOrEqual(length / 2);
        return isFromEnd
          ? rows
              .toReversed()
              .slice(skip, skip + take)
              .toReversed()
          : rows.slice(skip, skip + take);
      });
      expect(seen.flat()).toEqual(rows);
    }
  });

  it('is none behind the last page, and of an empty list', () => {
    expect(stretchOf(3, 50)).toBeNull();
    expect(stretchOf(1, 0)).toBeNull();
  });
});
