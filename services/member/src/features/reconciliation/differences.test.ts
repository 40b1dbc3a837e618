import { describe, expect, it } from '@jest/globals';
import { ageInBankingDays, missingDays } from './differences.ts';

describe('ageInBankingDays', () => {
  it.each([
    ['2026-11-20', '2026-11-21', 0],
    ['2026-11-20', '2026-11-23', 0],
    ['2026-11-20', '2026-11-24', 1],
    // The 26th is a holiday.
    ['2026-11-25', '2026-11-27', 0],
    ['2026-11-25', '2026-11-28', 1],
    ['2026-11-25', '2026-11-25', 0],
  ])('of %s is on %s %d', (day, today, age) => {
    expect(ageInBankingDays(day, today)).toBe(age);
  });
});

describe('missingDays', () => {
  it('are banking days whose next one is over as well, of which there is no file', () => {
    const known = new Set(['2026-11-20', '2026-11-24']);
    expect(missingDays('2026-11-20', known, '2026-11-24')).toEqual([]);
    expect(missingDays('2026-11-20', known, '2026-11-25')).toEqual(['2026-11-23']);
    expect(missingDays('2026-11-20', known, '2026-11-28')).toEqual(['2026-11-23', '2026-11-25']);
  });
});
