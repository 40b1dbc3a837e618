import { describe, expect, it } from '@jest/globals';
import { drain } from './jobs.ts';

describe('drain', () => {
  it('repeats a step until it finds nothing more to do', async () => {
    const left = [2, 1, 0, 5];
    const done: number[] = [];
    await drain(async () => {
      const count = left.shift() ?? 0;
      done.push(count);
      return count;
    });
    expect(done).toEqual([2, 1, 0]);
  });
});
