import { describe, expect, it } from '@jest/globals';
import { isBankingDay, isBeforeCutOff, plusBankingDays } from './banking-day.ts';
import { plusDays } from './calendar-date.ts';

/** What the Federal Reserve publishes as days without settlement, weekends left out. */
const PUBLISHED = [
  '2026-01-01 2026-01-19 2026-02-16 2026-05-25 2026-06-19 2026-09-07 2026-10-12 2026-11-11',
  '2026-11-26 2026-12-25 2027-01-01 2027-01-18 2027-02-15 2027-05-31 2027-07-05 2027-09-06',
  '2027-10-11 2027-11-11 2027-11-25 2028-01-17 2028-02-21 2028-05-29 2028-06-19 2028-07-04',
  '2028-09-04 2028-10-09 2028-11-23 2028-12-25 2029-01-01 2029-01-15 2029-02-19 2029-05-28',
  '2029-06-19 2029-07-04 2029-09-03 2029-10-08 2029-11-12 2029-11-22 2029-12-25',
].flatMap((line) => line.split(' '));

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

describe('isBankingDay', () => {
  it('is false on weekends and on the published holidays from 2026 to 2029, and true otherwise', () => {
    const closed: string[] = [];
    for (let day = '2026-01-01'; day < '2030-01-01'; day = plusDays(day, 1)) {
      expect(isBankingDay(day) && isWeekend(day)).toBe(false);
      if (!isBankingDay(day) && !isWeekend(day)) closed.push(day);
    }
    expect(closed).toEqual(PUBLISHED);
  });
});

describe('plusBankingDays', () => {
  it.each([
    ['2026-11-20', 1, '2026-11-23'],
    ['2026-11-21', 1, '2026-11-23'],
    ['2026-11-20', 10, '2026-12-07'],
    ['2026-12-24', 1, '2026-12-28'],
    ['2027-07-02', 1, '2027-07-06'],
    ['2026-11-20', 0, '2026-11-20'],
  ])('of %s, %d later, is %s', (day, days, expected) => {
    expect(plusBankingDays(day, days)).toBe(expected);
  });
});

describe('isBeforeCutOff', () => {
  it.each([
    ['a banking day', '2026-11-20T20:00:00Z', true],
    ['a millisecond before 13:25 in winter', '2026-11-20T21:24:59.999Z', true],
    ['13:25 in winter', '2026-11-20T21:25:00Z', false],
    ['13:24 in summer', '2026-07-08T20:24:00Z', true],
    ['13:25 in summer', '2026-07-08T20:25:00Z', false],
    ['the Monday after clocks went back', '2026-11-02T21:24:00Z', true],
    ['a Saturday', '2026-11-21T20:00:00Z', false],
    ['Thanksgiving', '2026-11-26T18:00:00Z', false],
    ['Sunday evening, which is Monday in UTC', '2026-11-23T01:00:00Z', false],
  ])('%s', (_what, now, expected) => {
    expect(isBeforeCutOff(new Date(now))).toBe(expected);
  });
});
