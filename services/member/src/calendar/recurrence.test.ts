import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { daysBetween, plusDays } from './calendar-date.ts';
import { countOccurrences, type Frequency, nextOccurrence } from './recurrence.ts';

const FREQUENCIES: Frequency[] = ['weekly', 'bi_weekly', 'semi_monthly', 'monthly', 'annually'];

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
    // Summer time ends in between, and a day of 25 hours is one day.
    ['2026-10-29', 'weekly', '2026-11-02', '2026-11-05'],
    ['1900-01-01', 'weekly', '2026-11-20', '2026-11-23'],
  ])('of %s %s seen on %s is %s', (anchor, frequency, today, next) => {
    expect(nextOccurrence(anchor, frequency, today)).toBe(next);
  });

  it('leaves out none, however old the anchor', () => {
    const days = fc.integer({ min: 0, max: 20_000 });
    fc.assert(
      fc.property(days, days, fc.constantFrom(...FREQUENCIES), (start, later, frequency) => {
        const anchor = plusDays('1990-01-01', start);
        const today = plusDays(anchor, later);
        const next = nextOccurrence(anchor, frequency, today);
        const sameSeenEarlier = nextOccurrence(anchor, frequency, plusDays(today, -5));
        // The one that is next five days before is not past unless it is the same one.
        expect(next >= today && (sameSeenEarlier === next || sameSeenEarlier < today)).toBe(true);
        expect(daysBetween(today, next)).toBeLessThan(367);
      }),
      { numRuns: 300 },
    );
  });
});

describe('countOccurrences', () => {
  it.each<[string, Frequency, string, string, number]>([
    // Both ends count.
    ['2026-11-20', 'weekly', '2026-11-20', '2026-12-04', 3],
    ['2026-11-20', 'weekly', '2026-11-21', '2026-12-03', 1],
    ['2026-10-31', 'monthly', '2026-11-20', '2026-11-30', 1],
    ['2026-10-31', 'monthly', '2026-11-20', '2026-11-29', 0],
  ])('of %s %s from %s to %s is %d', (anchor, frequency, from, to, count) => {
    expect(countOccurrences(anchor, frequency, { from, to })).toBe(count);
  });
});
