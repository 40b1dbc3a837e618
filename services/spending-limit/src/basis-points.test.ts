import { describe, expect, it } from '@jest/globals';
import { partOf } from './basis-points.ts';

describe('partOf', () => {
  it.each([
    [20_001, 5_000, 10_000],
    [1, 5_000, 0],
    [100, 10_000, 100],
    [999, 100, 9],
    [0, 5_000, 0],
    [500, 0, 0],
    [9_007_199_254_740_991, 9_999, 9_006_298_534_815_516],
  ])('of %d, %d basis points are %d', (cents, basisPoints, part) => {
    expect(partOf(cents, basisPoints)).toBe(part);
  });
});
