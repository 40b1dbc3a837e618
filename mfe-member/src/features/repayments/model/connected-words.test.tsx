import { describe, expect, it } from '@jest/globals';
import { makeOverview, makePayout } from '#testing/factories.ts';
import { makeNextRepayment } from '#testing/repayment-factories.ts';
import { connectedWords } from './connected-words.ts';

const BANK = 'Juniper Bank (\u2026\u20604021)';

describe('connectedWords', () => {
  it('say where her money goes and when', () => {
    const payout = makePayout({ amount: 896.73, bankName: 'Stonebridge' });
    expect(connectedWords(makeOverview({ payout }))).toEqual({
      title: 'Connected: Stonebridge (\u2026\u20604021)',
      text: '$896.73 is yours. We send it to Stonebridge (\u2026\u20604021) by the next banking day.',
    });
  });

  it('say what is debited from it and when', () => {
    expect(connectedWords(makeOverview())).toEqual({
      title: `Connected: ${BANK}`,
      text: `Next repayment: $30.00, Fri, Nov 27 from ${BANK}.`,
    });
  });

  it('say less where nothing goes to it, or no bank is known', () => {
    const nextRepayment = makeNextRepayment({ status: 'nothing_owed', amount: 0, bank: null });
    expect(connectedWords(makeOverview({ nextRepayment }))).toEqual({
      title: 'Connected: Juniper Bank',
      text: null,
    });
    expect(connectedWords(makeOverview({ nextRepayment: null, linkedBank: null })).title).toBe(
      'Your bank account is connected.',
    );
  });
});
