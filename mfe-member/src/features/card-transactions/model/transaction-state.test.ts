import { describe, expect, it } from '@jest/globals';
import { isCurrent, transactionBadges } from './transaction-state.ts';

const STATES = Object.keys(transactionBadges) as (keyof typeof transactionBadges)[];

describe('isCurrent', () => {
  it('holds for what is still to be repaid [MEM-105]', () => {
    expect(STATES.filter(isCurrent)).toEqual(['pending', 'posted', 'partially_repaid']);
  });
});

describe('transactionBadges', () => {
  it('gives each state its level [MEM-106, MEM-107]', () => {
    expect(STATES.map((state) => [state, transactionBadges[state].tone])).toEqual([
      ['pending', 'pending'],
      ['declined', 'warning'],
      ['posted', 'info'],
      ['repaid', 'success'],
      ['partially_repaid', 'info'],
      ['expired', 'neutral'],
      ['manually_expired', 'neutral'],
    ]);
  });
});
