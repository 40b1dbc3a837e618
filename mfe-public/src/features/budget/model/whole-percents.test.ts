import { describe, expect, it } from '@jest/globals';
import { wholePercents } from './whole-percents.ts';

describe('wholePercents', () => {
  it('adds up to 100 where rounding each by itself made 101', () => {
    expect(wholePercents({ income: 4_000, needs: 2_000, wants: 1_500 })).toEqual({
      NEEDS: 50,
      WANTS: 38,
      SAVINGS: 12,
    });
  });

  it('rounds up what has the largest remainder', () => {
    expect(wholePercents({ income: 3_000, needs: 1_000, wants: 1_001 })).toEqual({
      NEEDS: 33,
      WANTS: 34,
      SAVINGS: 33,
    });
  });

  it('adds up to what is spent of the income where that is more', () => {
    expect(wholePercents({ income: 3_000, needs: 2_500, wants: 1_000 })).toEqual({
      NEEDS: 83,
      WANTS: 34,
      SAVINGS: 0,
    });
  });

  it('adds up for every budget of whole dollars', () => {
    for (let needs = 0; needs <= 97; needs++) {
      for (let wants = 0; needs + wants <= 97; wants++) {
        const { NEEDS, WANTS, SAVINGS } = wholePercents({ income: 97, needs, wants });
        expect(NEEDS + WANTS + SAVINGS).toBe(100);
      }
    }
  });
});
