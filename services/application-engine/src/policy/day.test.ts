import { describe, expect, it } from '@jest/globals';
import { dayOf } from './day.ts';

describe('dayOf', () => {
  it.each([
    ['2026-11-22T07:59:59Z', '2026-11-21'],
    ['2026-11-22T08:00:00Z', '2026-11-22'],
    // In summer the clocks there are an hour ahead.
    ['2026-07-01T06:59:59Z', '2026-06-30'],
    ['2026-07-01T07:00:00Z', '2026-07-01'],
    ['2027-01-01T07:59:59Z', '2026-12-31'],
  ])('%s is on %s in Los Angeles', (instant, day) => {
    expect(dayOf(new Date(instant))).toBe(day);
  });
});
