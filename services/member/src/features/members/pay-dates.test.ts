import { describe, expect, it } from '@jest/globals';
import type { RecurringIncome } from '#providers/income-data.ts';
import { payDatesOf, payDatesUntil } from './pay-dates.ts';

const TODAY = '2026-11-20';
type Sources = Parameters<typeof payDatesOf>[0];
const nothing: Sources = { payroll: null, paystubDates: [], incomes: [], debitDates: [] };
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

const datesOf = (sources: Partial<Sources>) =>
  payDatesOf({ ...nothing, ...sources }, TODAY).pay_dates;

describe('payDatesOf', () => {
  it('has a day of each source that knows one, and null of the others [ADM-041]', () => {
    expect(datesOf({})).toEqual(none);
    expect(datesOf({ debitDates: ['2026-12-01', '2026-11-27'] })).toEqual({
      ...none,
      system_chosen_debit_date: '2026-11-27',
    });
  });

  it('counts on from the newest paystub, beside the one that is announced', () => {
    const payroll = { payFrequency: 'bi_weekly' as const };
    const paystubDates = ['2026-11-03', '2026-11-17'];
    expect(datesOf({ payroll, paystubDates })).toEqual({
      ...none,
      reset_paystub_derived: '2026-12-01',
    });
    // The payroll says another day than would be expected.
    const announced = [...paystubDates, '2026-11-30'];
    expect(datesOf({ payroll, paystubDates: announced })).toEqual({
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
    expect(datesOf({ incomes }).pave_derived).toBe(day);
  });

  it('has her repay on the day of the debit, else of her payroll, else of her bank [ADM-041]', () => {
    const bank = { incomes: [{ ...salary, nextOn: '2026-12-02' }] };
    const payroll = {
      ...bank,
      payroll: { payFrequency: 'bi_weekly' as const },
      paystubDates: ['2026-11-17'],
    };
    const debited = { ...payroll, debitDates: ['2026-11-27'] };
    expect(
      [{}, bank, payroll, debited].map(
        (known) => payDatesOf({ ...nothing, ...known }, TODAY).pay_date,
      ),
    ).toEqual([null, '2026-12-02', '2026-12-01', '2026-11-27']);
  });
});

describe('payDatesUntil', () => {
  const untilOf = (sources: Partial<Sources>) =>
    payDatesUntil(payDatesOf({ ...nothing, ...sources }, TODAY));

  it('is the day on which the soonest of them is no longer to come', () => {
    expect(untilOf({})).toBeNull();
    expect(untilOf({ debitDates: ['2026-11-27'], incomes: [salary] })).toBe('2026-11-28');
    // Its pay is here on the day itself.
    expect(untilOf({ paystubDates: ['2026-11-27'] })).toBe('2026-11-27');
  });
});
