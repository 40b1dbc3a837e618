import { describe, expect, it } from '@jest/globals';
import { firstSaving } from './first-saving.ts';

describe('firstSaving', () => {
  it('balances a month before all else, by the kind that is further above its target', () => {
    expect(firstSaving({ income: 2000, needs: 1600, wants: 800 })).toEqual({
      what: 'balance',
      kind: 'NEEDS',
      monthly: 400,
      weekly: 93,
    });
  });

  it('reduces what is further above the rule', () => {
    expect(firstSaving({ income: 5000, needs: 2800, wants: 1500 })).toEqual({
      what: 'reduce',
      kind: 'NEEDS',
      monthly: 300,
      weekly: 70,
    });
    expect(firstSaving({ income: 5000, needs: 2500, wants: 1600 })).toMatchObject({
      kind: 'WANTS',
      monthly: 100,
    });
  });

  it('names wants where both are as far above', () => {
    expect(firstSaving({ income: 5000, needs: 2600, wants: 1600 })).toMatchObject({
      what: 'reduce',
      kind: 'WANTS',
    });
  });

  it('keeps what the rule has, and more', () => {
    expect(firstSaving({ income: 5000, needs: 2500, wants: 1500 })).toEqual({
      what: 'keep',
      monthly: 1000,
    });
    expect(firstSaving({ income: 5000, needs: 2000, wants: 1000 })).toEqual({
      what: 'keep',
      monthly: 2000,
    });
  });

  it('asks for enough in a week to make up the month', () => {
    for (const monthly of [1, 52, 433, 999]) {
      const step = firstSaving({ income: 1000, needs: 1000, wants: monthly });
      if (step.what === 'keep') throw new Error('This month is over budget');
      expect((step.weekly * 52) / 12).toBeGreaterThanOrEqual(monthly);
    }
  });
});
