import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { pageWindow } from './page-window.ts';

describe('pageWindow', () => {
  it.each([
    [1, 2, [1, 2]],
    [3, 5, [1, 2, 3, 4, 5]],
    [1, 6, [1, 2, 3, 4, 5, 6]],
    [1, 20, [1, 2, 3, 4, 5, 'gap', 20]],
    [4, 20, [1, 2, 3, 4, 5, 6, 'gap', 20]],
    [10, 20, [1, 'gap', 8, 9, 10, 11, 12, 'gap', 20]],
    [20, 20, [1, 'gap', 16, 17, 18, 19, 20]],
  ])('shows for page %i of %i %j', (page, totalPages, steps) => {
    expect(pageWindow(page, totalPages)).toEqual(steps);
  });

  it('always has the first, the current and the last page, in order, and no gap for nothing', () => {
    const pages = fc.integer({ min: 1, max: 500 });
    fc.assert(
      fc.property(pages, pages, (one, other) => {
        const [page, totalPages] = [Math.min(one, other), Math.max(one, other)];
        const steps = pageWindow(page, totalPages);
        const numbers = steps.filter((step) => step !== 'gap');
        expect(numbers).toEqual(expect.arrayContaining([1, page, totalPages]));
        expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers);
        expect(new Set(numbers).size).toBe(numbers.length);
        expect(numbers.length).toBeLessThanOrEqual(7);
        for (const [at, step] of steps.entries()) {
          if (step !== 'gap') continue;
          expect(Number(steps[at + 1]) - Number(steps[at - 1])).toBeGreaterThan(1);
        }
      }),
    );
  });
});
