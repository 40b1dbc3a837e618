import { describe, expect, it } from '@jest/globals';
import { makeCardAccount, makeOverview } from '#testing/factories.ts';
import { knownCause, zeroLimitReasons } from './zero-limit-reasons.ts';

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

  it('names the end of an advance to those whose advance ended', () => {
    const situation = {
      currentCardAccount: makeCardAccount(),
      repaymentMethod: 'ach_debit_flow',
      hasEndedAdvance: true,
    } as const;
    expect(zeroLimitReasons(situation, 'payrollData')).toEqual([
      'payrollData',
      'refundAdvance',
      'upcomingBills',
      'cardSpend',
    ]);
  });
});

describe('knownCause', () => {
  const NOTHING = { currentAmount: 0, maxAmount: 0 };
  const spentAll = makeOverview({
    dsl: { currentAmount: 0, maxAmount: 90 },
    resetCard: { name: 'Reset Card', amount: 690 },
  });

  it('is the end of an advance of which something is still owed, and else what was spent', () => {
    expect(knownCause(spentAll, { spentDollars: 600 })).toBe('refundAdvance');
    expect(knownCause(spentAll, { spentDollars: 0 })).toBe('cardSpend');
    expect(knownCause(spentAll, null)).toBe('cardSpend');
  });

  it('is the end of an advance where nothing else was in the limit', () => {
    const alone = makeOverview({ dsl: NOTHING, payroll: null });
    expect(knownCause(alone, { spentDollars: 0 })).toBe('refundAdvance');
    expect(knownCause(alone, null)).toBeNull();
    expect(knownCause({ ...alone, resetCard: null }, { spentDollars: 0 })).toBeNull();
  });

  it('is what the figures prove before it, and nothing while there is something to spend', () => {
    const payroll = { name: 'Harbor', amount: 0 };
    const unpaid = makeOverview({ dsl: NOTHING, payroll });
    expect(knownCause(unpaid, { spentDollars: 600 })).toBe('payrollData');
    expect(
      knownCause(makeOverview({ dsl: NOTHING, linkedBank: null }), { spentDollars: 600 }),
    ).toBe('noBank');
    expect(knownCause(makeOverview(), { spentDollars: 600 })).toBeNull();
  });
});
