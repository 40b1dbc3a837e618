import { describe, expect, it } from '@jest/globals';
import {
  bankingDayFrom,
  isBankingDay,
  plusBankingDays,
  settlesAt,
  soonestSettlement,
} from './banking-days.ts';

describe('banking days', () => {
  it('are not those on which the Federal Reserve is closed, as it has published them', () => {
    const closed =
      '2026-01-01 2026-01-19 2026-02-16 2026-05-25 2026-06-19 2026-09-07 2026-10-12 2026-11-11 ' +
      '2026-11-26 2026-12-25 2027-07-05 2028-01-17';
    expect(closed.split(' ').filter(isBankingDay)).toEqual([]);
    // Saturdays move nothing to the Friday before.
    const open = ['2026-07-03', '2027-06-18', '2027-12-24', '2027-12-31', '2026-11-27'];
    expect(open.filter(isBankingDay)).toEqual(open);
  });

  it('are counted over weekends and holidays', () => {
    expect(bankingDayFrom('2026-11-21')).toBe('2026-11-23');
    expect(plusBankingDays('2026-11-25', 2)).toBe('2026-11-30');
    expect(plusBankingDays('2026-11-25', 0)).toBe('2026-11-25');
  });
});

describe('soonestSettlement', () => {
  it.each([
    ['before the cut-off', '2026-11-20T21:24:59.999Z', '2026-11-20'],
    ['at the cut-off', '2026-11-20T21:25:00.000Z', '2026-11-23'],
    ['on a Saturday', '2026-11-21T18:00:00Z', '2026-11-23'],
    ['before a holiday, too late', '2026-11-26T00:00:00Z', '2026-11-27'],
    ['in summer time', '2026-07-01T20:24:59Z', '2026-07-01'],
  ])('is, %s, that banking day or the next', (_when, now, day) => {
    expect(soonestSettlement(new Date(now))).toBe(day);
  });
});

describe('settlesAt', () => {
  it('is the last window of the same day, or the morning of a later one', () => {
    expect(settlesAt('2026-11-20', true)).toEqual(new Date('2026-11-20T21:45:00Z'));
    expect(settlesAt('2026-11-23', false)).toEqual(new Date('2026-11-23T13:30:00Z'));
  });
});
