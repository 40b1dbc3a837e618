import { describe, expect, it } from '@jest/globals';
import { makePayday, makePayout } from '#testing/factories.ts';
import { makeNextRepayment } from '#testing/repayment-factories.ts';
import { celebrationWords } from './celebration-words.ts';

const received = { paycheckReceived: true, repaymentStatus: 'repaid' } as const;
const HERE = 'Your paycheck of $900.00 is here';
const STAYS = '$820.00 of your paycheck stays in your bank account.';
const BANK = 'Juniper Bank (\u2026\u20604021)';
const nothing = makeNextRepayment({ status: 'nothing_owed', day: null, amount: 0, bank: null });

describe('celebrationWords', () => {
  it.each([
    [{ status: 'scheduled' }, `$30.00 is debited from ${BANK} on Fri, Nov 27. ${STAYS}`],
    [{ status: 'processing' }, `$30.00 is being debited from ${BANK}. ${STAYS}`],
    [
      { status: 'processing', following: { day: '2026-12-09', amount: 62.7 } },
      `$30.00 is being debited from ${BANK}. $62.70 more is debited on Wed, Dec 9. ${STAYS}`,
    ],
    [{ status: 'unplanned', day: null }, 'You still owe $80.00 of what you spent.'],
    [{ status: 'stopped', day: null, bank: null }, 'You still owe $30.00 of what you spent.'],
    [{ bank: null }, 'You still owe $80.00 of what you spent.'],
  ] as const)(
    'call nothing repaid, and nothing hers, before a debit is over: %j',
    (changes, words) => {
      const payday = makePayday({
        ...received,
        repaymentStatus: 'expected',
        nextRepayment: makeNextRepayment(changes),
      });
      expect(celebrationWords(payday, 'ach_debit_flow')).toBe(`${HERE}. ${words}`);
    },
  );

  it('say what was debited, and what is to be debited yet', () => {
    const debited = `${HERE}. $80.00 that you spent was debited from your bank account.`;
    const payday = makePayday({ ...received, nextRepayment: nothing });
    expect(celebrationWords(payday, 'ach_debit_flow')).toBe(debited);
    const next = makeNextRepayment({ amount: 86.9, day: '2026-12-10' });
    expect(celebrationWords({ ...payday, nextRepayment: next }, 'ach_debit_flow')).toBe(
      `${debited} $86.90 more is debited on Thu, Dec 10.`,
    );
  });

  it('name the payments that came together', () => {
    const paycheckParts = [
      { day: '2026-11-20', amount: 600 },
      { day: '2026-11-21', amount: 300 },
    ];
    const payday = makePayday({ ...received, paycheckParts, nextRepayment: nothing });
    const paid = 'You were paid $600.00 on Fri, Nov 20 and $300.00 on Sat, Nov 21.';
    expect(celebrationWords(payday, 'ach_debit_flow')).toBe(
      `${paid} ${HERE}. $80.00 that you spent was debited from your bank account.`,
    );
    expect(celebrationWords(payday, 'direct_deposit_flow')).toBe(
      `${paid} ${HERE}. $80.00 repaid what you spent, and $820.00 is yours.`,
    );
  });

  it('tell what was sent to her bank already from what is to be sent', () => {
    const forwardedBy = { bankName: 'Juniper Bank', bankMask: '4021', day: '2026-11-20' };
    const payday = makePayday({
      ...received,
      forwardedBy: { ...forwardedBy, amount: 520 },
      payout: makePayout({ amount: 300 }),
      nextRepayment: nothing,
    });
    expect(celebrationWords(payday, 'direct_deposit_flow')).toBe(
      `${HERE}. $80.00 repaid what you spent, and $820.00 is yours. ` +
        `$520.00 of it was sent to ${BANK} and arrived on Fri, Nov 20. ` +
        `$300.00 is yours. We send it to ${BANK} by the next banking day.`,
    );
  });

  it('name the bank that the rest goes to, and by when', () => {
    const payday = makePayday({ ...received, payout: makePayout({ amount: 820 }) });
    expect(celebrationWords(payday, 'direct_deposit_flow')).toMatch(
      /\$820\.00 is yours\. We send it to Juniper Bank .* by the next banking day\.$/,
    );
    // What of a refund is with us is no part of pay that went to her bank.
    expect(celebrationWords(payday, 'ach_debit_flow')).not.toMatch(/Juniper|yours/);
  });

  it('say what pay that came to us has repaid, though she repays by debit', () => {
    const payday = makePayday({
      ...received,
      paycheckTo: 'deposit_account',
      payout: makePayout({ amount: 820 }),
      nextRepayment: nothing,
    });
    const repaid = `${HERE}. $80.00 repaid what you spent, and $820.00 is yours. We send it to ${BANK} by the next banking day.`;
    expect(celebrationWords(payday, 'ach_debit_flow')).toBe(repaid);
    const next = makeNextRepayment({ amount: 12, day: '2026-12-10' });
    expect(celebrationWords({ ...payday, nextRepayment: next }, 'ach_debit_flow')).toBe(
      `${repaid} $12.00 more is debited on Thu, Dec 10.`,
    );
  });

  it('say what becomes of pay that came to us while a debit is under way, and of that', () => {
    const payday = makePayday({
      paycheckReceived: true,
      repaymentStatus: 'under_way',
      paycheckTo: 'deposit_account',
      repaymentAmount: 0,
      remainderAmount: 900,
      payout: makePayout({ amount: 900 }),
      repaymentDebits: [{ day: '2026-11-27', amount: 80 }],
      nextRepayment: makeNextRepayment({ status: 'processing', day: '2026-11-27', amount: 80 }),
    });
    expect(celebrationWords(payday, 'ach_debit_flow')).toBe(
      `${HERE}. $900.00 is yours. We send it to ${BANK} by the next banking day. ` +
        `$80.00 that you spent is being debited from ${BANK}.`,
    );
  });

  it('call all of it hers only where nothing is owed, pending neither', () => {
    const free = makePayday({ ...received, repaymentAmount: 0, nextRepayment: nothing });
    expect(celebrationWords(free, 'ach_debit_flow')).toBe(`${HERE}, and all of it is yours.`);
    const pending = { ...free, nextRepayment: { ...nothing, pending: 12.5 } };
    expect(celebrationWords(pending, 'ach_debit_flow')).toBe(
      `${HERE}. $12.50 that you spent is pending, and is repaid later.`,
    );
    const next = makeNextRepayment({ day: '2027-03-15' });
    expect(celebrationWords({ ...free, nextRepayment: next }, 'ach_debit_flow')).toBe(
      `${HERE}. $30.00 is debited from ${BANK} on Mon, Mar 15.`,
    );
  });

  it('say how much of it is sent, where a purchase that is pending holds a part', () => {
    const payout = makePayout({ amount: 900, held: 12 });
    const payday = makePayday({
      ...received,
      repaymentAmount: 0,
      remainderAmount: 900,
      payout,
    });
    expect(celebrationWords(payday, 'direct_deposit_flow')).toBe(
      `${HERE}. $900.00 is yours. We send $888.00 of it to ${BANK} by the next banking day. ` +
        '$12.00 waits with us for a purchase that is still pending.',
    );
  });
});
