import { describe, expect, it } from '@jest/globals';
import type { RecurringIncome } from '#providers/income-data.ts';
import { payDatesOf } from './pay-dates.ts';

const TODAY = '2026-11-20';
const nothing = { payroll: null, paystubDates: [], incomes: [], debitDates: [] };
const none = {
  system_chosen_debit_date: null,
  pave_derived: null,
  pinwheel_derived: null,
  reset_paystub_derived: null,
  payroll_account_pay_period_start_date_derived: null,
};
const salary: RecurringIncome = {
  name: 'Shop',
  kind: 'payroll',
  frequency: 'biweekly',
  averageCents: 1,
  lastCents: 1,
  monthlyCents: 2,
  lastOn: '2026-11-17',
  nextOn: '2026-12-01',
  isActive: true,
};

describe('payDatesOf', () => {
  it('has a day of each source that knows one, and null of the others [ADM-041]', () => {
    expect(payDatesOf(nothing, TODAY)).toEqual(none);
    expect(payDatesOf({ ...nothing, debitDates: ['2026-12-01', '2026-11-27'] }, TODAY)).toEqual({
      ...none,
      system_chosen_debit_date: '2026-11-27',
    });
  });

  it('counts on from the newest paystub, beside the one that is announced', () => {
    const payroll = { payFrequency: 'bi_weekly' as const };
    const paystubDates = ['2026-11-03', '2026-11-17'];
    expect(payDatesOf({ ...nothing, payroll, paystubDates }, TODAY)).toEqual({
      ...none,
      reset_paystub_derived: '2026-12-01',
    });
    // The payroll says another day than would be expected.
    const announced = [...paystubDates, '2026-11-30'];
    expect(payDatesOf({ ...nothing, payroll, paystubDates: announced }, TODAY)).toEqual({
      ...none,
      pinwheel_derived: '2026-11-30',
      reset_paystub_derived: '2026-12-01',
    });
  });

  it.each<[string, Partial<RecurringIncome>, string | null]>([
    ['the soonest salary', {}, '2026-12-01'],
    ['no income of another kind', { kind: 'gig' }, null],
    ['no salary that has stopped', { isActive: false }, null],
    ['no day that is past', { nextOn: '2026-11-19' }, null],
    ['no salary whose next day nobody knows', { nextOn: null }, null],
  ])('takes of her bank %s', (_what, changes, day) => {
    const incomes = [{ ...salary, ...changes }];
    expect(payDatesOf({ ...nothing, incomes }, TODAY).pave_derived).toBe(day);
  });
});
