import { describe, expect, it } from '@jest/globals';
import { makeCardAccount } from '#testing/factories.ts';
import { zeroLimitReasons } from './zero-limit-reasons.ts';

const ALWAYS = ['upcomingBills', 'payrollData', 'cardSpend'];

describe('zeroLimitReasons', () => {
  it('names a new account only without a card account', () => {
    const repaymentMethod = 'ach_debit_flow';
    expect(zeroLimitReasons({ currentCardAccount: null, repaymentMethod })).toEqual([
      'newAccount',
      ...ALWAYS,
    ]);
    expect(zeroLimitReasons({ currentCardAccount: makeCardAccount(), repaymentMethod })).toEqual(
      ALWAYS,
    );
  });

  it('names direct deposit only to those who repay by it', () => {
    const currentCardAccount = makeCardAccount();
    expect(
      zeroLimitReasons({ currentCardAccount, repaymentMethod: 'direct_deposit_flow' }),
    ).toEqual(['directDeposit', ...ALWAYS]);
  });

  it('begins with the cause that applies', () => {
    const situation = {
      currentCardAccount: makeCardAccount(),
      repaymentMethod: 'direct_deposit_flow',
    } as const;
    expect(zeroLimitReasons(situation, 'cardSpend')).toEqual([
      'cardSpend',
      'directDeposit',
      'upcomingBills',
      'payrollData',
    ]);
    const debited = { ...situation, repaymentMethod: 'ach_debit_flow' } as const;
    expect(zeroLimitReasons(debited, 'debitStopped')).toEqual(['debitStopped', ...ALWAYS]);
    expect(zeroLimitReasons(debited, 'noBank')).toEqual(['noBank', ...ALWAYS]);
  });
});
