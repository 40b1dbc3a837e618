import { describe, expect, it } from '@jest/globals';
import { retryDelayMs } from './outage.ts';

describe('retryDelayMs', () => {
  it('doubles up to five seconds, and lies between half and all of it', () => {
    const failures = [1, 2, 3, 7, 100];
    expect(failures.map((count) => retryDelayMs(count, () => 1))).toEqual([
      100, 200, 400, 5_000, 5_000,
    ]);
    expect(failures.map((count) => retryDelayMs(count, () => 0))).toEqual([
      50, 100, 200, 2_500, 2_500,
    ]);
  });
});
