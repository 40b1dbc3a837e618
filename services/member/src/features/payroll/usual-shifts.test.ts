import { describe, expect, it } from '@jest/globals';
import { plusDays } from '#calendar/calendar-date.ts';
import { expectedHourCents } from './payroll.ts';
import { usualShifts } from './usual-shifts.ts';

/** A Friday. */
const TODAY = '2026-11-20';
const shift = (ago: number, grossCents = 10_000) => ({
  id: String(ago),
  endedOn: plusDays(TODAY, -ago),
  minutes: 300,
  grossCents,
});
const THURSDAY = 4;
const MONDAY = 1;

describe('usualShifts', () => {
  it('are of the days on which she worked in all of the last four weeks but one', () => {
    const thursdays = [shift(1), shift(8, 13_001), shift(22)];
    const others = [shift(4), shift(11), shift(27)];
    expect(usualShifts([...thursdays, ...others], TODAY)).toEqual([
      { weekday: THURSDAY, minutes: 300, grossCents: 11_000 },
    ]);
  });

  it('of who began lately are of the weeks since, and of two of them at least', () => {
    expect(usualShifts([shift(4), shift(11), shift(1)], TODAY)).toEqual([
      { weekday: MONDAY, minutes: 300, grossCents: 10_000 },
    ]);
  });

  it('count two shifts of a day as one, and neither today nor what is longer ago', () => {
    const shifts = [shift(0), shift(7), shift(14), shift(35), shift(28)];
    const days = usualShifts([...shifts, shift(14)], TODAY);
    expect(days).toEqual([{ weekday: 5, minutes: 400, grossCents: 13_333 }]);
  });

  it('are none without shifts', () => {
    expect(usualShifts([], TODAY)).toEqual([]);
  });
});

describe('expectedHourCents', () => {
  const hourly = { compensationUnit: 'hourly', compensationCents: 2_425 };
  const salaried = { compensationUnit: 'yearly', compensationCents: 5_000_000 };

  it('is what an hour is paid, else what an hour of her last shifts came to', () => {
    expect(expectedHourCents(hourly, [shift(1)], TODAY)).toBe(2_425);
    expect(expectedHourCents(salaried, [shift(1), shift(2, 10_001)], TODAY)).toBe(2_000);
  });

  it('is not known where neither says it', () => {
    expect(expectedHourCents(salaried, [shift(40), shift(0)], TODAY)).toBeNull();
    expect(expectedHourCents({ ...hourly, compensationCents: null }, [], TODAY)).toBeNull();
  });
});
