import { describe, expect, it } from '@jest/globals';
import { plusDays, plusMonths, type CalendarDay } from '#personas/calendar-day.ts';
import type { UploadedTransaction } from './pave-schemas.ts';
import { recurringIncomes } from './recurring-incomes.ts';

const TODAY = '2026-11-20';
let count = 0;

const deposit = (date: CalendarDay, more: Partial<UploadedTransaction> = {}) => {
  count += 1;
  return {
    transaction_id: `transaction-${count}`,
    account_id: 'checking',
    date,
    amount: -1_000,
    name: 'JUNIPER LANE MARKETS PAYROLL 0091',
    ...more,
  };
};
const every = (days: number, times: number, more: Partial<UploadedTransaction> = {}) =>
  Array.from({ length: times }, (_, index) => deposit(plusDays('2026-11-17', -days * index), more));

describe('recurringIncomes', () => {
  it('finds who pays, how much, how often, and when next', () => {
    const deposits = every(14, 4);
    expect(recurringIncomes(deposits, TODAY)).toEqual([
      {
        set_id: expect.any(String),
        name: 'Juniper Lane Markets',
        kind: 'payroll',
        frequency: 'biweekly',
        average_amount: 1_000,
        last_amount: 1_000,
        monthly_amount: 2_166.67,
        first_date: '2026-10-06',
        last_date: '2026-11-17',
        next_date: '2026-12-01',
        is_active: true,
        transaction_ids: deposits.toReversed().map(({ transaction_id }) => transaction_id),
      },
    ]);
  });

  it('says the same in whichever order the deposits came', () => {
    const deposits = [...every(14, 4), ...every(7, 8, { name: 'WHEELHOP DRIVER PAYOUT' })];
    expect(recurringIncomes(deposits.toReversed(), TODAY)).toEqual(
      recurringIncomes(deposits, TODAY),
    );
  });

  it.each([
    ['weekly', every(7, 6), 4_333.33],
    ['biweekly', every(14, 2), 2_166.67],
    ['monthly', [0, 1, 2].map((months) => deposit(plusMonths('2026-11-03', -months))), 1_000],
    [
      'semi_monthly',
      ['2026-11-15', '2026-10-31', '2026-10-15', '2026-09-30'].map((day) => deposit(day)),
      2_000,
    ],
  ])('knows %s', (frequency, deposits, monthly_amount) => {
    expect(recurringIncomes(deposits, TODAY)).toMatchObject([{ frequency, monthly_amount }]);
  });

  it('knows gigs and benefits from wages', () => {
    const income = { primary: 'INCOME', detailed: 'INCOME_WAGES' };
    const gig = every(7, 4, { name: 'WHEELHOP DRIVER', personal_finance_category: income });
    const benefit = every(30, 4, { name: 'SSA TREAS 310', personal_finance_category: income });
    const kinds = recurringIncomes([...gig, ...benefit, ...every(14, 4)], TODAY).map(
      ({ kind, frequency }) => [kind, frequency],
    );
    expect(kinds).toEqual([
      ['gig', 'weekly'],
      ['payroll', 'biweekly'],
      ['benefit', 'monthly'],
    ]);
  });

  it.each([
    ['what leaves the account', every(14, 4, { amount: 1_000 })],
    ['what is pending', every(14, 4, { pending: true })],
    ['one deposit', every(14, 1)],
    [
      'deposits without a rule',
      ['2026-11-17', '2026-11-16', '2026-09-01'].map((day) => deposit(day)),
    ],
    [
      'what friends send',
      every(14, 4, {
        name: 'FROM A FRIEND',
        personal_finance_category: { primary: 'TRANSFER_IN', detailed: 'TRANSFER_IN_ACCOUNT' },
      }),
    ],
    [
      'interest',
      every(30, 4, {
        name: 'INTEREST PAID',
        personal_finance_category: { primary: 'INCOME', detailed: 'INCOME_INTEREST_EARNED' },
      }),
    ],
  ])('passes over %s', (_what, transactions) => {
    expect(recurringIncomes(transactions, TODAY)).toEqual([]);
  });

  it('expects nothing more of an income that has stopped', () => {
    expect(recurringIncomes(every(14, 4), '2026-12-20')).toMatchObject([
      { is_active: false, next_date: null },
    ]);
  });

  it('expects what is late, today or later', () => {
    expect(recurringIncomes(every(14, 4), '2026-12-05')).toMatchObject([
      { is_active: true, next_date: '2026-12-15' },
    ]);
  });
});
