import { describe, expect, it } from '@jest/globals';
import {
  daysBetween,
  formatDate,
  formatDay,
  formatMonth,
  formatMonthDay,
  formatPastDay,
  formatWeekday,
  localDate,
  plusDays,
} from './calendar-date.ts';

describe('localDate', () => {
  it("is the day on the browser's own calendar", () => {
    expect(localDate(new Date(2026, 10, 7, 23, 59))).toBe('2026-11-07');
    expect(localDate(new Date(2026, 0, 1, 0, 0))).toBe('2026-01-01');
  });
});

describe('daysBetween', () => {
  it('counts calendar days, over the change of clocks as well', () => {
    expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2);
    expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1);
    expect(daysBetween('2026-11-27', '2026-11-27')).toBe(0);
    expect(daysBetween('2026-11-27', '2026-11-20')).toBe(-7);
  });
});

describe('plusDays', () => {
  it('is so many days later, over the change of clocks and of years', () => {
    expect(plusDays('2026-10-31', 2)).toBe('2026-11-02');
    expect(plusDays('2026-12-31', 1)).toBe('2027-01-01');
  });
});

describe('formats', () => {
  it('name days of the week and of the year', () => {
    expect([1, 7].map(formatWeekday)).toEqual(['Monday', 'Sunday']);
    expect(formatMonthDay('2026-11-27')).toBe('Nov 27');
  });

  it('write the day that the wire says, in whatever zone the browser is', () => {
    expect(formatDay('2026-11-27')).toBe('Fri, Nov 27');
    expect(formatDate('2026-11-01')).toBe('Nov 1, 2026');
    expect(formatMonth('2026-01-01')).toBe('January 2026');
  });

  it('name the year of a day where it is not the present one', () => {
    expect(formatPastDay('2026-01-02', '2026-11-22')).toBe('Fri, Jan 2');
    expect(formatPastDay('2025-11-28', '2026-11-22')).toBe('Fri, Nov 28, 2025');
  });
});
