import { describe, expect, it } from '@jest/globals';
import { makeNextRepayment } from '#testing/repayment-factories.ts';
import { nextRepaymentWords } from './next-repayment-words.ts';

const FROM = 'from Juniper Bank (\u2026\u20604021)';

describe('nextRepaymentWords', () => {
  it('say amount, banking day, bank, and what is pending', () => {
    expect(nextRepaymentWords(makeNextRepayment({ pending: 12.5 }))).toEqual({
      title: 'Next repayment',
      amount: '$30.00',
      day: 'Fri, Nov 27',
      dayInShort: 'Fri, Nov 27',
      when: `Fri, Nov 27 ${FROM}`,
      rest: '$12.50 more is pending.',
      following: null,
    });
  });

  it.each([
    [{ status: 'processing' }, `F${FROM.slice(1)} since Fri, Nov 27`],
    [{ bank: null }, 'Fri, Nov 27, but none of your bank accounts can be debited'],
    [{ status: 'unplanned', day: null }, 'The day is not set yet'],
    [
      { status: 'stopped', day: null, bank: null },
      'No debit is planned: your bank allows none. Connect another bank account',
    ],
    [{ status: 'from_pay', bank: null }, 'From your paycheck, expected Fri, Nov 27'],
    [{ status: 'from_pay', day: null, bank: null }, 'From your next paycheck'],
    // By a service that is newer than this page.
    [{ status: 'collected' as 'scheduled' }, `Fri, Nov 27 ${FROM}`],
  ] as const)('say how it stands: %j', (changes, when) => {
    expect(nextRepaymentWords(makeNextRepayment(changes)).when).toBe(when);
  });

  it.each([
    ['stopped', 'None planned'],
    ['unplanned', 'Not set yet'],
    ['from_pay', 'From your next paycheck'],
  ] as const)('say in short why no day is set: %s', (status, words) => {
    expect(nextRepaymentWords(makeNextRepayment({ status, day: null })).dayInShort).toBe(words);
  });

  it('say what of a dispute credit is taken back, where nothing else is owed too', () => {
    const takeBacks = [{ day: '2026-12-04', amount: 120.5 }];
    const said =
      '$120.50 of a dispute credit is taken back on Fri, Dec 4, and is owed and repaid from that day on.';
    expect(nextRepaymentWords(makeNextRepayment({ takeBacks, pending: 5 })).rest).toBe(
      `$5.00 more is pending. ${said}`,
    );
    const nothing = makeNextRepayment({ status: 'nothing_owed', amount: 0, day: null, takeBacks });
    expect(nextRepaymentWords(nothing).rest).toBe(said);
    // By a service that is older than this page.
    const { takeBacks: _none, ...older } = makeNextRepayment();
    expect(nextRepaymentWords(older).rest).toBeNull();
  });

  it('name the debit after it', () => {
    const following = { day: '2026-12-09', amount: 19.15 };
    expect(nextRepaymentWords(makeNextRepayment({ following })).following).toBe(
      'Then $19.15 on Wed, Dec 9.',
    );
  });

  it('say that a second debit is on the same day, with both together', () => {
    const following = { day: '2026-11-27', amount: 19.15 };
    expect(nextRepaymentWords(makeNextRepayment({ following })).following).toBe(
      'A second debit, of $19.15, is on the same day: $49.15 together.',
    );
  });

  it('say that there is nothing to repay, without a day', () => {
    const nothing = { status: 'nothing_owed', day: null, amount: 0, bank: null } as const;
    expect(nextRepaymentWords(makeNextRepayment({ ...nothing, pending: 12.5 }))).toEqual({
      title: 'Nothing to repay',
      amount: null,
      day: null,
      dayInShort: 'Nothing to repay',
      when: null,
      rest: '$12.50 is pending.',
      following: null,
    });
    expect(nextRepaymentWords(makeNextRepayment(nothing)).rest).toBeNull();
  });

  it('say what a tax refund repays, and that no pay does', () => {
    const words = 'is of your refund advance, which is not repaid from your pay.';
    const both = makeNextRepayment({ ofRefund: 1_200, pending: 12.5 });
    expect(nextRepaymentWords(both).rest).toBe(`$1,200.00 more ${words} $12.50 more is pending.`);
    const nothing = { status: 'nothing_owed', day: null, amount: 0, bank: null } as const;
    expect(nextRepaymentWords(makeNextRepayment({ ...nothing, ofRefund: 1_200 }))).toMatchObject({
      title: 'Nothing to repay from your pay',
      dayInShort: 'Nothing to repay from your pay',
      amount: null,
      rest: `$1,200.00 ${words}`,
    });
  });
});
