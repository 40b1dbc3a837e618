import { describe, expect, it } from '@jest/globals';
import { pollInterval } from './poll-interval.ts';

describe('pollInterval', () => {
  it.each([
    [2_000, false, false],
    [false, true, false],
    [10_000, false, true],
    [10_000, true, true],
  ])(
    'is %s when complete is %s and failed is %s [ONB-020, ONB-138]',
    (interval, isComplete, hasFailed) => {
      expect(pollInterval({ isComplete, hasFailed })).toBe(interval);
    },
  );
});
