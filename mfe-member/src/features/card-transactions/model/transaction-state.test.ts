import { describe, expect, it } from '@jest/globals';
import { makeTransaction } from '#testing/factories.ts';
import { isCurrent, transactionBadge } from './transaction-state.ts';

const STATES = [
  'pending',
  'declined',
  'posted',
  'repaid',
  'partially_repaid',
  'expired',
  'manually_expired',
] as const;

describe('isCurrent', () => {
  it('holds for what is still to be repaid [MEM-105]', () => {
    expect(STATES.filter(isCurrent)).toEqual(['pending', 'posted', 'partially_repaid']);
  });
});

describe('transactionBadge', () => {
  it('gives each state its level [MEM-106, MEM-107]', () => {
    const toneOf = (customerState: (typeof STATES)[number]) =>
      transactionBadge(makeTransaction({ customerState })).tone;
    expect(STATES.map((state) => [state, toneOf(state)])).toEqual([
      ['pending', 'pending'],
      ['declined', 'warning'],
      ['posted', 'info'],
      ['repaid', 'success'],
      ['partially_repaid', 'info'],
      ['expired', 'neutral'],
      ['manually_expired', 'neutral'],
    ]);
  });

  it('says what pays a purchase, and that a purchase was reversed', () => {
    const badge = (changes: object) => {
      const { word, note } = transactionBadge(makeTransaction(changes));
      return [word, note];
    };
    expect(badge({ kind: 'refund', customerState: 'posted' })).toEqual(['refund', null]);
    expect(badge({ kind: 'repayment', customerState: 'posted' })).toEqual(['repaid', null]);
    const expired = { customerState: 'expired' };
    expect(badge({ ...expired, networkState: 'reversed' })).toEqual(['reversed', 'takenBack']);
    expect(badge({ ...expired, networkState: 'expired' })).toEqual(['expired', 'notClaimed']);
  });
});
