import { describe, expect, it } from '@jest/globals';
import {
  ageInBankingDays,
  balanceDiffers,
  fileInvalid,
  fileMissing,
  missingDays,
} from './differences.ts';

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

describe('a difference', () => {
  const nothing = { ourId: null, theirId: null, ourCents: null, theirCents: null };

  it('is that a day has no file, or one that cannot be compared', () => {
    const day = '2026-11-20';
    expect(fileMissing(day)).toEqual({ ...nothing, kind: 'file_missing', key: day });
    const file = { id: 'ach-2026-11-20', kind: 'ach', day, revision: 2 } as const;
    const theirId = 'ach-2026-11-20 2';
    expect(fileInvalid(file)).toEqual({ ...nothing, kind: 'file_invalid', key: day, theirId });
  });

  it('is so much of a balance as nothing explains', () => {
    const one = { ...nothing, kind: 'balance_differs', key: 'balance', theirCents: -5 };
    expect(balanceDiffers(-5)).toEqual([one]);
    expect(balanceDiffers(0)).toEqual([]);
  });
});
