import { describe, expect, it } from '@jest/globals';
import { byNeed } from './by-need.ts';

describe('byNeed', () => {
  it('puts the weakest category first', () => {
    const order = byNeed([80, 40, 100, 100, 0, 33, 50, 25]).map(({ category }) => category);
    expect(order).toEqual(['borrowing', 'planning', 'spending', 'saving']);
  });

  it('keeps equals in the order in which they were asked', () => {
    const order = byNeed(Array<number>(8).fill(50)).map(({ category }) => category);
    expect(order).toEqual(['spending', 'saving', 'borrowing', 'planning']);
  });

  it('counts and rounds as the bars beside it do', () => {
    expect(byNeed([255, 0, 33, 34, 100, 100, 100, 100])[0]).toEqual({
      category: 'saving',
      score: 34,
    });
  });
});
