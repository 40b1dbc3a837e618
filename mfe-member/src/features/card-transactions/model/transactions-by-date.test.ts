import { describe, expect, it } from '@jest/globals';
import { makeTransaction } from '#testing/factories.ts';
import { transactionsByDate } from './transactions-by-date.ts';

const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();

describe('transactionsByDate', () => {
  it('puts the newest day first and the newest transaction first in it', () => {
    const days = transactionsByDate([
      makeTransaction({ createdAt: at(17, 9), merchantName: 'A' }),
      makeTransaction({ createdAt: at(18, 8), merchantName: 'B' }),
      makeTransaction({ createdAt: at(18, 20), merchantName: 'C' }),
    ]);
    expect(
      days.map(({ date, transactions }) => [date, transactions.map((one) => one.merchantName)]),
    ).toEqual([
      ['2026-11-18', ['C', 'B']],
      ['2026-11-17', ['A']],
    ]);
  });

  it('adds up a day exactly, without what was never taken', () => {
    const onThatDay = [
      makeTransaction({ createdAt: at(18, 8), amount: 17.2 }),
      makeTransaction({ createdAt: at(18, 9), amount: 0.1 }),
      makeTransaction({ createdAt: at(18, 10), kind: 'refund', amount: -5 }),
      makeTransaction({ createdAt: at(18, 11), customerState: 'declined', amount: 900 }),
    ];
    expect(transactionsByDate(onThatDay)[0]?.sumCents).toBe(1_230);
  });

  it('adds up nothing of a day on which nothing was taken', () => {
    const declined = makeTransaction({ createdAt: at(18, 8), customerState: 'declined' });
    expect(transactionsByDate([declined, declined])[0]?.sumCents).toBeNull();
    // A purchase and its refund.
    const bought = makeTransaction({ createdAt: at(18, 9), customerState: 'repaid', amount: 38.6 });
    const refund = makeTransaction({ createdAt: at(18, 10), kind: 'refund', amount: -38.6 });
    expect(transactionsByDate([bought, refund, declined])[0]?.sumCents).toBeNull();
  });

  it('adds up what is left to repay of a day that is still owed', () => {
    const partly = { customerState: 'partially_repaid', amount: 30, repaidAmount: 15.85 } as const;
    const [day] = transactionsByDate([
      makeTransaction({ createdAt: at(18, 8), ...partly }),
      makeTransaction({ createdAt: at(18, 9), amount: 10 }),
    ]);
    expect(day).toMatchObject({ sumCents: 2_415, isLess: true });
  });

  it('counts days on the calendar of the browser, to the last minute', () => {
    const late = new Date(2026, 10, 18, 23, 59).toISOString();
    expect(transactionsByDate([makeTransaction({ createdAt: late })])[0]?.date).toBe('2026-11-18');
  });
});
