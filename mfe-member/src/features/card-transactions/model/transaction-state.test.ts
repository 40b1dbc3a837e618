import { describe, expect, it } from '@jest/globals';
import { makeTransaction } from '#testing/factories.ts';
import type { CardTransaction } from '../api/get-card-transactions.ts';
import { isCurrent, isRepaidByHer, transactionBadge } from './transaction-state.ts';

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
    const current = STATES.filter((customerState) => isCurrent(makeTransaction({ customerState })));
    expect(current).toEqual(['pending', 'posted', 'partially_repaid']);
  });

  it('does not hold for what pays a purchase, and for a debt that a lost dispute left', () => {
    const isListed = (kind: 'repayment' | 'refund' | 'dispute_credit' | 'dispute_reversal') =>
      isCurrent(makeTransaction({ kind, customerState: 'posted' }));
    expect(isListed('repayment')).toBe(false);
    expect(isListed('refund')).toBe(false);
    expect(isListed('dispute_credit')).toBe(false);
    expect(isListed('dispute_reversal')).toBe(true);
  });
});

describe('isRepaidByHer', () => {
  it.each([
    [{ repaidAmount: 10 }, true],
    [{ repaidAmount: 0 }, false],
    [{ repaidAmount: 10, refundedAmount: 10 }, false],
    [{ repaidAmount: 10, creditedAmount: 10 }, false],
    [{ repaidAmount: 10, refundedAmount: 4, creditedAmount: 5.99 }, true],
    [{ repaidAmount: 10, kind: 'dispute_reversal' }, true],
    [{ repaidAmount: 10, kind: 'refund' }, false],
  ] as const)('is of what neither its merchant nor a credit paid: %j is %s', (changes, is) => {
    expect(isRepaidByHer(makeTransaction(changes))).toBe(is);
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
      const { word, meaning, isCharged } = transactionBadge(makeTransaction(changes));
      return [word, meaning, isCharged];
    };
    expect(badge({ kind: 'refund', customerState: 'posted' })).toEqual(['refund', 'refund', true]);
    expect(badge({ kind: 'repayment', customerState: 'posted' })).toEqual([
      'repaid',
      'repayment',
      true,
    ]);
    const expired = { customerState: 'expired' };
    expect(badge({ ...expired, networkState: 'reversed' })).toEqual([
      'reversed',
      'takenBack',
      false,
    ]);
    expect(badge({ ...expired, networkState: 'expired' })).toEqual([
      'expired',
      'notClaimed',
      false,
    ]);
  });

  it('says of a purchase that was given back in full that it is refunded, whatever is owed', () => {
    const badge = (changes: object) => {
      const { word, meaning } = transactionBadge(makeTransaction({ amount: 38.6, ...changes }));
      return [word, meaning];
    };
    const repaid = { customerState: 'repaid', repaidAmount: 38.6 };
    expect(badge({ ...repaid, refundedAmount: 38.6 })).toEqual(['refunded', 'refunded']);
    expect(badge({ ...repaid, refundedAmount: 5 })).toEqual(['repaid', 'repaidLess']);
    const owed = { customerState: 'partially_repaid', repaidAmount: 14.45 };
    expect(badge({ ...owed, refundedAmount: 38.6 })).toEqual(['refunded', 'refundedOwed']);
    expect(badge({ ...owed, refundedAmount: 14.45 })).toEqual([
      'partiallyRefunded',
      'partiallyRefunded',
    ]);
    expect(badge({ ...owed, refundedAmount: 4 })).toEqual(['partiallyRepaid', 'partiallyRefunded']);
    expect(badge({ ...owed, refundedAmount: 0 })).toEqual(['partiallyRepaid', 'partiallyRepaid']);
  });

  it('calls nothing repaid that the credit of a dispute covers, in whole or in part', () => {
    const badge = (changes: object) => {
      const { tone, word, meaning } = transactionBadge(makeTransaction({ amount: 30, ...changes }));
      return [tone, word, meaning];
    };
    const paid = { customerState: 'repaid', repaidAmount: 30 };
    for (const creditedAmount of [30, 26]) {
      const meaningOf = (disputeState: CardTransaction['disputeState']) =>
        badge({ ...paid, creditedAmount, disputeState });
      expect(meaningOf('provisional')).toEqual(['success', 'credited', 'creditedProvisionally']);
      expect(meaningOf('lost')).toEqual(['success', 'credited', 'creditedForNow']);
      expect(meaningOf('won')).toEqual(['success', 'credited', 'credited']);
      expect(meaningOf('written_off')).toEqual(['success', 'credited', 'credited']);
    }
    const part = { customerState: 'partially_repaid', disputeState: 'provisional' };
    expect(badge({ ...part, repaidAmount: 12, creditedAmount: 12 })).toEqual([
      'info',
      'partiallyCredited',
      'partiallyCredited',
    ]);
    expect(badge({ ...part, repaidAmount: 12, creditedAmount: 8 })).toEqual([
      'info',
      'partiallyRepaid',
      'partiallyCredited',
    ]);
    const given = { ...paid, disputeState: 'provisional', refundedAmount: 30, creditedAmount: 30 };
    expect(badge(given)).toEqual(['success', 'refunded', 'credited']);
    // By a service that is older than this page.
    const unknown = { ...paid, disputeState: 'provisional', creditedAmount: undefined };
    expect(badge(unknown)).toEqual(['success', 'repaid', 'credited']);
  });

  it('says of a credit that was taken back how much of it is repaid, as of a purchase', () => {
    const badge = (customerState: CardTransaction['customerState']) => {
      const reversal = makeTransaction({ kind: 'dispute_reversal', customerState });
      const { tone, word, meaning } = transactionBadge(reversal);
      return [tone, word, meaning];
    };
    expect(badge('posted')).toEqual(['info', 'disputeReversal', 'disputeReversal']);
    expect(badge('partially_repaid')).toEqual(['info', 'partiallyRepaid', 'disputeReversalPart']);
    expect(badge('repaid')).toEqual(['success', 'repaid', 'disputeReversalRepaid']);
  });

  it('says of what was repaid apart from its credit that the credit is provisional', () => {
    const meaningOf = (changes: object) =>
      transactionBadge(makeTransaction({ customerState: 'repaid', disputeCredit: 9, ...changes }))
        .meaning;
    expect(meaningOf({ disputeState: 'provisional' })).toBe('repaidProvisionally');
    expect(meaningOf({ disputeState: 'won' })).toBe('credited');
    expect(meaningOf({ disputeState: 'lost' })).toBe('repaid');
  });

  it('says of what a dispute has credited that nothing is owed, and not that she repaid it', () => {
    const meaningOf = (disputeState: CardTransaction['disputeState']) =>
      transactionBadge(makeTransaction({ customerState: 'repaid', disputeState })).meaning;
    const states = [
      'provisional',
      'won',
      'written_off',
      'open',
      'lost',
      'withdrawn',
      null,
    ] as const;
    expect(states.map(meaningOf)).toEqual([
      'credited',
      'credited',
      'credited',
      'repaid',
      'repaid',
      'repaid',
      'repaid',
    ]);
  });
});
