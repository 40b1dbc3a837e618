import { describe, expect, it } from '@jest/globals';
import { dayOf } from './calendar-date.ts';
import { nextOccurrence, type Frequency } from './recurrence.ts';

describe('nextOccurrence', () => {
  it.each<[string, Frequency, string, string]>([
    ['2026-11-20', 'weekly', '2026-11-20', '2026-11-20'],
    ['2026-11-25', 'weekly', '2026-11-20', '2026-11-25'],
    ['2026-11-19', 'weekly', '2026-11-20', '2026-11-26'],
    ['2026-11-06', 'bi_weekly', '2026-11-20', '2026-11-20'],
    ['2026-11-05', 'bi_weekly', '2026-11-20', '2026-12-03'],
    ['2026-10-20', 'monthly', '2026-11-21', '2026-12-20'],
    ['2026-01-31', 'monthly', '2026-02-01', '2026-02-28'],
    ['2026-01-31', 'monthly', '2026-03-01', '2026-03-31'],
    ['2028-01-31', 'monthly', '2028-02-29', '2028-02-29'],
    ['2026-11-01', 'semi_monthly', '2026-11-02', '2026-11-16'],
    ['2026-11-16', 'semi_monthly', '2026-11-17', '2026-12-01'],
    ['2026-01-31', 'semi_monthly', '2026-02-01', '2026-02-16'],
    ['2026-01-15', 'semi_monthly', '2026-02-16', '2026-02-28'],
    ['2024-02-29', 'annually', '2025-01-01', '2025-02-28'],
  ])('of %s %s seen on %s is %s', (anchor, frequency, today, next) => {
    expect(nextOccurrence(anchor, frequency, today)).toBe(next);
  });
});

describe('dayOf', () => {
  it.each([
    ['2026-11-21T07:59:59Z', '2026-11-20'],
    ['2026-11-21T08:00:00Z', '2026-11-21'],
    // Summer time: midnight in Los Angeles is at 7, not at 8.
    ['2026-07-01T07:00:00Z', '2026-07-01'],
  ])('reads %s as %s in Los Angeles', (instant, day) => {
    expect(dayOf(new Date(instant))).toBe(day);
  });
});
