import { describe, expect, it } from '@jest/globals';
import { makeOverview } from '#testing/factories.ts';
import { zeroLimitCause } from './zero-limit-cause.ts';

type Changes = NonNullable<Parameters<typeof makeOverview>[0]>;
const NOTHING = { currentAmount: 0, maxAmount: 0 };
const causeOf = (changes: Changes) => zeroLimitCause(makeOverview({ dsl: NOTHING, ...changes }));
const bank = (amount: number) => ({ name: 'Juniper Bank', amount });

describe('zeroLimitCause', () => {
  it('is what was spent where that is the whole limit', () => {
    const spent = { name: 'Reset Card', amount: 90 };
    expect(causeOf({ dsl: { currentAmount: 0, maxAmount: 90 }, resetCard: spent })).toEqual({
      reason: 'cardSpend',
      spentCents: 9_000,
      limitCents: 9_000,
    });
  });

  it('is the bills where the bank lacks more for them than was earned', () => {
    const changes = { payroll: { name: 'Harbor', amount: 400 }, linkedBank: bank(1_000) };
    expect(causeOf({ ...changes, upcomingExpensesAmount: 2_002.6 })).toEqual({
      reason: 'upcomingBills',
      shortCents: 100_260,
      earnedCents: 40_000,
    });
    expect(causeOf({ ...changes, upcomingExpensesAmount: 1_400 })?.reason).toBe('upcomingBills');
    expect(causeOf({ ...changes, upcomingExpensesAmount: 1_399.99 })).toBeNull();
  });

  it.each([
    ['debit_stopped', 'debitStopped'],
    ['direct_deposit_switched_away', 'directDeposit'],
  ] as const)('is what closes it, whatever the bills are: %s', (reason, cause) => {
    const limitSteps = [{ reason, percent: null, amount: 0 }];
    expect(causeOf({ limitSteps, upcomingExpensesAmount: 5_000 })).toEqual({ reason: cause });
  });

  it('is the bank that is missing, before all others', () => {
    const limitSteps: Changes['limitSteps'] = [
      { reason: 'debit_stopped', percent: null, amount: 0 },
    ];
    expect(causeOf({ linkedBank: null, limitSteps })).toEqual({ reason: 'noBank' });
    const left = { currentAmount: 5, maxAmount: 5 };
    expect(causeOf({ linkedBank: null, dsl: left })).toBeNull();
  });

  it('is the payroll where nothing was earned, whatever the bills are', () => {
    const payroll = { name: 'Harbor', amount: 0 };
    for (const upcomingExpensesAmount of [0, 5_000]) {
      expect(causeOf({ payroll, upcomingExpensesAmount })).toEqual({ reason: 'payrollData' });
    }
  });

  it('is none while there is something to spend, and none without a card', () => {
    const none = { payroll: { name: 'Harbor', amount: 0 } };
    expect(causeOf({ ...none, dsl: { currentAmount: 0.01, maxAmount: 5 } })).toBeNull();
    expect(causeOf({ ...none, resetCard: null })).toBeNull();
  });

  it('is none that the figures do not prove, as while a payroll is missing', () => {
    expect(causeOf({ payroll: null })).toBeNull();
    expect(causeOf({ upcomingExpensesAmount: 0 })).toBeNull();
    // A limit that is not spent and yet $0 is one that is being kept from her.
    expect(causeOf({ dsl: { currentAmount: 0, maxAmount: 90 } })).toBeNull();
  });
});
