import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { DateTime } from 'luxon';
import {
  dayOf,
  dayOfMonth,
  daysBetween,
  isDay,
  onDayOfMonth,
  onWeekdayOfMonth,
  plusDays,
  plusMonths,
  readInstant,
  weekdayFrom,
  weekdayOf,
} from './calendar-date.ts';

describe('dayOf', () => {
  it.each([
    ['2026-11-21T07:59:59Z', '2026-11-20'],
    ['2026-11-21T08:00:00Z', '2026-11-21'],
    // Summer time: midnight in Los Angeles is at 7, not at 8.
    ['2026-07-01T06:59:59Z', '2026-06-30'],
    ['2026-07-01T07:00:00Z', '2026-07-01'],
  ])('reads %s as %s in Los Angeles', (instant, day) => {
    expect(dayOf(new Date(instant))).toBe(day);
  });
});

describe('isDay', () => {
  it.each(['2026-11-20', '2028-02-29', '1900-01-01', '2199-12-31'])('takes %s', (day) => {
    expect(isDay(day)).toBe(true);
  });

  it.each([
    '2026-02-29',
    '2026-04-31',
    '0000-01-01',
    '1899-12-31',
    '2200-01-01',
    '2026-11-20T00:00',
    '',
  ])('refuses %j', (day) => {
    expect(isDay(day)).toBe(false);
  });
});

describe('readInstant', () => {
  it('reads an instant with its offset', () => {
    expect(readInstant('2026-11-20T12:00:00-08:00')?.toISOString()).toBe(
      '2026-11-20T20:00:00.000Z',
    );
    expect(readInstant('2026-11-20T20:00:00.123Z')?.toISOString()).toBe('2026-11-20T20:00:00.123Z');
  });

  it.each([
    '2026-11-20T12:00:00',
    '2026-11-20T25:00:00Z',
    '2026-02-30T12:00:00Z',
    '0001-01-01T00:00:00Z',
    'yesterday at lunch time',
  ])('refuses %j', (text) => {
    expect(readInstant(text)).toBeNull();
  });
});

describe('arithmetic of days', () => {
  const read = (day: string) => DateTime.fromISO(day, { zone: 'utc' });
  const days = fc
    .integer({ min: 0, max: 109_000 })
    .map((count) => read('1900-01-01').plus({ days: count }).toISODate() ?? '');

  it('is that of the calendar, leap years and short months included', () => {
    const isRight = (day: string, count: number, wanted: number) => {
      const moment = read(day);
      const last = Math.min(wanted, moment.daysInMonth ?? 0);
      return (
        plusDays(day, count) === moment.plus({ days: count }).toISODate() &&
        plusMonths(day, count) === moment.plus({ months: count }).toISODate() &&
        daysBetween(day, plusDays(day, count)) === count &&
        onDayOfMonth(day, wanted) === moment.set({ day: last }).toISODate() &&
        dayOfMonth(day) === moment.day
      );
    };
    const counts = fc.integer({ min: -300, max: 300 });
    const wanted = fc.integer({ min: 1, max: 31 });
    const found = fc.check(fc.property(days, counts, wanted, isRight), { numRuns: 2_000 });
    expect(found.counterexample).toBeNull();
  });

  it.each(['2026-02-30', '2026-11-20T00:00:00Z', '', 'today'])('refuses %j', (text) => {
    expect(() => plusDays(text, 1)).toThrow(/is not a day/);
  });
});

describe('weekdays', () => {
  it.each([
    ['2026-11-23', 1],
    ['2026-11-29', 7],
    ['2028-02-29', 2],
    ['1900-01-01', 1],
  ])('of %s is %d', (day, weekday) => {
    expect(weekdayOf(day)).toBe(weekday);
  });

  it.each([
    ['2026-11-23', 1, '2026-11-23'],
    ['2026-11-24', 1, '2026-11-30'],
    ['2026-12-31', 7, '2027-01-03'],
    ['2028-02-28', 2, '2028-02-29'],
  ])('from %s on, %d is first on %s', (day, weekday, first) => {
    expect(weekdayFrom(day, weekday)).toBe(first);
  });

  it.each([
    ['2026-11-30', 7, 1, '2026-11-01'],
    ['2026-11-01', 4, 4, '2026-11-26'],
    ['2026-11-15', 1, 5, '2026-11-30'],
    ['2026-11-15', 2, 5, '2026-11-24'],
    ['2027-02-28', 1, 5, '2027-02-22'],
    ['2028-02-01', 2, 5, '2028-02-29'],
    ['2026-12-31', 4, 5, '2026-12-31'],
  ])('in the month of %s, %d number %d is on %s', (day, weekday, count, wanted) => {
    expect(onWeekdayOfMonth(day, weekday, count)).toBe(wanted);
  });
});
