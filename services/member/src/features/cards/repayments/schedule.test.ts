import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { bankingDayFrom, bankingDayUntil, isBankingDay } from '#calendar/banking-day.ts';
import { type CalendarDate, plusDays } from '#calendar/calendar-date.ts';
import { debitOf, markedDays } from '#testing/repayment-schedule-oracle.ts';
import {
  type BusinessDayAdjustment,
  nextDebitDates,
  nextRepayment,
  type Occurrence,
  type Recurrence,
  type Schedule,
  type WeekOfMonth,
  WEEKS_OF_MONTH,
} from './schedule.ts';

const weekly = (recurringDayOfWeek: number): Recurrence => ({
  scheduleType: 'weekly',
  recurringDayOfWeek,
});
const biWeekly = (recurringDayOfWeek: number, previousBiWeeklyPayDate: string): Recurrence => ({
  scheduleType: 'bi_weekly',
  recurringDayOfWeek,
  previousBiWeeklyPayDate,
});
const exactDay = (recurringDayOfMonth: number): Recurrence => ({
  scheduleType: 'monthly_exact_day',
  recurringDayOfMonth,
});
const nthWeek = (week: WeekOfMonth, recurringDayOfWeek: number): Recurrence => ({
  scheduleType: 'monthly_nth_week',
  recurringDayOfWeek,
  recurringWeekOfMonth: week,
});

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const ALL: Schedule[] = [
  ...WEEKDAYS.map(weekly),
  ...WEEKDAYS.flatMap((day) =>
    ['2023-12-13', '2023-12-20'].map((previous) => biWeekly(day, previous)),
  ),
  ...Array.from({ length: 31 }, (_, index) => exactDay(index + 1)),
  ...WEEKS_OF_MONTH.flatMap((week) => WEEKDAYS.map((day) => nthWeek(week, day))),
].flatMap((recurrence) => [
  { ...recurrence, businessDayAdjustment: 'before' },
  { ...recurrence, businessDayAdjustment: 'after' },
]);

/** The first occurrences from 2024 on, each asked for on the day of the one before it. */
function occurrences(schedule: Schedule, count: number): Occurrence[] {
  let after = '2023-12-31';
  return Array.from({ length: count }, () => {
    const one = nextRepayment(schedule, { after, today: after });
    after = one.recursOn;
    return one;
  });
}

describe('nextRepayment', () => {
  it.each<[string, Recurrence, BusinessDayAdjustment, string, string, string]>([
    ['every Friday', weekly(5), 'before', '2026-11-19', '2026-11-20', '2026-11-20'],
    ['every Friday, on one', weekly(5), 'before', '2026-11-20', '2026-11-27', '2026-11-27'],
    ['Thanksgiving, before', weekly(4), 'before', '2026-11-20', '2026-11-26', '2026-11-25'],
    ['Thanksgiving, after', weekly(4), 'after', '2026-11-20', '2026-11-26', '2026-11-27'],
    ['a Saturday, before', weekly(6), 'before', '2026-11-16', '2026-11-21', '2026-11-20'],
    ['a Sunday, after', weekly(7), 'after', '2026-11-16', '2026-11-22', '2026-11-23'],
    ['4 July, a Saturday, before', exactDay(4), 'before', '2026-06-30', '2026-07-04', '2026-07-03'],
    ['4 July, a Saturday, after', exactDay(4), 'after', '2026-06-30', '2026-07-04', '2026-07-06'],
    ['4 July, a Sunday, before', exactDay(4), 'before', '2027-06-30', '2027-07-04', '2027-07-02'],
    ['4 July, a Sunday, after', exactDay(4), 'after', '2027-06-30', '2027-07-04', '2027-07-06'],
    ['1 January, before', exactDay(1), 'before', '2027-12-01', '2028-01-01', '2027-12-31'],
    ['1 January, a Friday', exactDay(1), 'before', '2026-12-01', '2027-01-01', '2026-12-31'],
    ['31 December, after', exactDay(31), 'after', '2028-12-01', '2028-12-31', '2029-01-02'],
    ['the 31st of 30', exactDay(31), 'before', '2026-08-31', '2026-09-30', '2026-09-30'],
    ['the 31st of February', exactDay(31), 'before', '2027-01-31', '2027-02-28', '2027-02-26'],
    ['the 31st in a leap year', exactDay(31), 'before', '2028-01-31', '2028-02-29', '2028-02-29'],
    ['the 29th in a leap year', exactDay(29), 'after', '2028-02-28', '2028-02-29', '2028-02-29'],
    ['the 30th after the 31st', exactDay(30), 'after', '2026-01-31', '2026-02-28', '2026-03-02'],
    ['third Friday', nthWeek('third', 5), 'before', '2026-11-20', '2026-12-18', '2026-12-18'],
    ['fifth Monday', nthWeek('fifth', 1), 'after', '2026-11-01', '2026-11-30', '2026-11-30'],
    ['fifth of four', nthWeek('fifth', 5), 'after', '2026-11-01', '2026-11-27', '2026-11-27'],
    ['first Monday', nthWeek('first', 1), 'before', '2026-09-01', '2026-09-07', '2026-09-04'],
    // Summer time ends on 1 November, and a day of 25 hours is one day.
    ['a Sunday of 25 hours', weekly(7), 'after', '2026-10-31', '2026-11-01', '2026-11-02'],
    ['a Sunday of 23 hours', weekly(7), 'before', '2026-03-02', '2026-03-08', '2026-03-06'],
  ])('%s', (_what, recurrence, businessDayAdjustment, today, recursOn, effectiveOn) => {
    const schedule = { ...recurrence, businessDayAdjustment };
    expect(nextRepayment(schedule, { after: today, today })).toEqual({ recursOn, effectiveOn });
  });

  it.each<[string, string, string, string]>([
    ['two weeks after the last', '2026-11-20', '2026-11-20', '2026-12-04'],
    ['two weeks after the last, asked late', '2026-11-20', '2026-12-04', '2026-12-18'],
    // The last pay was that of Friday 25 December, which is not to be debited again.
    ['from a pay of the day before a holiday', '2026-12-24', '2026-12-24', '2027-01-08'],
    ['from a pay of the Monday after', '2026-12-28', '2026-12-28', '2027-01-08'],
    ['from a pay long ago', '2024-03-01', '2026-11-20', '2026-12-04'],
    ['and not before the pay that is called the last', '2026-12-18', '2026-11-20', '2027-01-01'],
  ])('of bi-weekly Fridays is %s', (_what, previous, after, recursOn) => {
    const schedule: Schedule = { ...biWeekly(5, previous), businessDayAdjustment: 'after' };
    expect(nextRepayment(schedule, { after, today: after }).recursOn).toBe(recursOn);
  });

  it.each<[string, CalendarDate, CalendarDate, CalendarDate]>([
    ['today', '2026-07-03', '2026-07-03', '2026-07-06'],
    ['yesterday, which is a Saturday', '2026-07-03', '2026-07-05', '2026-07-06'],
    ['long ago, as nobody looked in time', '2026-06-30', '2026-07-07', '2026-07-08'],
    ['long ago, seen on a Friday', '2026-06-30', '2026-07-10', '2026-07-13'],
    ['tomorrow, which it may be', '2026-06-30', '2026-07-02', '2026-07-03'],
  ])('never goes back to a debit of %s', (_what, after, today, effectiveOn) => {
    const schedule: Schedule = { ...exactDay(4), businessDayAdjustment: 'before' };
    expect(nextRepayment(schedule, { after, today })).toEqual({
      recursOn: '2026-07-04',
      effectiveOn,
    });
  });

  it('goes on from the day that it names: a debit before that day is no second one', () => {
    const schedule: Schedule = { ...weekly(6), businessDayAdjustment: 'before' };
    const first = nextRepayment(schedule, { after: '2026-11-16', today: '2026-11-16' });
    expect(first).toEqual({ recursOn: '2026-11-21', effectiveOn: '2026-11-20' });
    expect(nextRepayment(schedule, { after: first.recursOn, today: first.effectiveOn })).toEqual({
      recursOn: '2026-11-28',
      effectiveOn: '2026-11-27',
    });
  });

  it('is as marked day by day from 2024 to 2040, for each schedule that there is', () => {
    for (const schedule of ALL) {
      const marked = markedDays(schedule);
      const wanted = marked.map((day, index) =>
        debitOf(day, schedule, marked[index - 1] ?? '2023-12-31'),
      );
      const found = occurrences(schedule, marked.length);
      const isSame = JSON.stringify(found) === JSON.stringify(wanted);
      expect({ schedule, isSame }).toEqual({ schedule, isSame: true });
    }
  });

  it('is a banking day after today, whenever one asks', () => {
    const days = fc.integer({ min: 0, max: 5_800 });
    const late = fc.integer({ min: 0, max: 60 });
    const isRight = (schedule: Schedule, start: number, lateDays: number) => {
      const after = plusDays('2024-01-01', start);
      const today = plusDays(after, lateDays);
      const one = nextRepayment(schedule, { after, today });
      const wanted = debitOf(one.recursOn, schedule, today);
      return (
        one.recursOn > after &&
        one.effectiveOn > today &&
        isBankingDay(one.effectiveOn) &&
        one.effectiveOn === wanted.effectiveOn
      );
    };
    const found = fc.check(fc.property(fc.constantFrom(...ALL), days, late, isRight), {
      numRuns: 3_000,
    });
    expect(found.counterexample).toBeNull();
  });
});

describe('nextDebitDates', () => {
  it('are those of one occurrence after the other, on banking days', () => {
    const days = (adjustment: BusinessDayAdjustment) =>
      nextDebitDates({ ...weekly(4), businessDayAdjustment: adjustment }, '2026-11-20', 3);
    // The first Thursday is Thanksgiving.
    expect(days('after')).toEqual(['2026-11-27', '2026-12-03', '2026-12-10']);
    expect(days('before')).toEqual(['2026-11-25', '2026-12-03', '2026-12-10']);
  });
});

describe('a bi-weekly schedule', () => {
  it('is the same from whichever banking day a payday was paid on', () => {
    const isSame = (start: number) => {
      const payday = plusDays('2024-01-04', start);
      const weekday = ((start + 3) % 7) + 1;
      const nextOf = (previous: CalendarDate) => {
        const schedule: Schedule = {
          ...biWeekly(weekday, previous),
          businessDayAdjustment: 'after',
        };
        return nextRepayment(schedule, { after: previous, today: previous }).recursOn;
      };
      const paidOn = [payday, bankingDayUntil(payday), bankingDayFrom(payday)];
      return paidOn.every((day) => nextOf(day) === plusDays(payday, 14));
    };
    const all = Array.from({ length: 6_200 }, (_, start) => start);
    expect(all.filter((start) => !isSame(start))).toEqual([]);
  });
});
