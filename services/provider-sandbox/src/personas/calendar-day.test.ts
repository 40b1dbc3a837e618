import { describe, expect, it } from '@jest/globals';
import { dayOf, plusDays, plusMonths } from './calendar-day.ts';

describe('dayOf', () => {
  it('is the day in Los Angeles, where it is still yesterday at 07:59 UTC', () => {
    expect(dayOf(new Date('2026-11-20T07:59:59Z'))).toBe('2026-11-19');
    expect(dayOf(new Date('2026-11-20T08:00:00Z'))).toBe('2026-11-20');
  });
});

describe('plusDays', () => {
  it('counts a day of 23 and one of 25 hours as one', () => {
    expect(plusDays('2026-03-07', 1)).toBe('2026-03-08');
    expect(plusDays('2026-03-08', 1)).toBe('2026-03-09');
    expect(plusDays('2026-11-01', 1)).toBe('2026-11-02');
  });
});

describe('plusMonths', () => {
  it('ends on the last day of a shorter month', () => {
    expect(plusMonths('2026-03-31', -1)).toBe('2026-02-28');
  });
});
