import { describe, expect, it } from '@jest/globals';
import { isSettledToday, wallCalendar } from '#testing/banking-day-oracle.ts';
import { daysOffered, effectiveDay } from './effective-day.ts';

describe('daysOffered', () => {
  it.each([
    ['2026-11-20T20:00:00Z', ['2026-11-20', '2026-11-21']],
    // Still the 20th in Los Angeles.
    ['2026-11-21T07:59:59Z', ['2026-11-20', '2026-11-21']],
    ['2026-11-21T08:00:00Z', ['2026-11-21', '2026-11-22']],
    ['2026-12-31T20:00:00Z', ['2026-12-31', '2027-01-01']],
    ['2028-02-28T20:00:00Z', ['2028-02-28', '2028-02-29']],
    // Days of 23 and of 25 hours.
    ['2026-03-08T08:00:00Z', ['2026-03-08', '2026-03-09']],
    ['2026-11-01T07:00:00Z', ['2026-11-01', '2026-11-02']],
  ])('at %s are %j', (now, days) => {
    expect(daysOffered(new Date(now))).toEqual(days);
  });
});

describe('effectiveDay', () => {
  it.each([
    ['today, before the cut-off', '2026-11-20T21:24:59.999Z', '2026-11-20', '2026-11-20'],
    ['today, at the cut-off of a Friday', '2026-11-20T21:25:00.000Z', '2026-11-20', '2026-11-23'],
    ['today, a minute after it', '2026-11-19T21:26:00Z', '2026-11-19', '2026-11-20'],
    ['tomorrow, before the cut-off', '2026-11-19T20:00:00Z', '2026-11-20', '2026-11-20'],
    ['tomorrow, after the cut-off', '2026-11-19T22:00:00Z', '2026-11-20', '2026-11-20'],
    ['tomorrow, on a Friday', '2026-11-20T20:00:00Z', '2026-11-21', '2026-11-23'],
    ['today, on a Saturday', '2026-11-21T20:00:00Z', '2026-11-21', '2026-11-23'],
    ['tomorrow, on a Saturday', '2026-11-21T20:00:00Z', '2026-11-22', '2026-11-23'],
    ['tomorrow, on a Sunday', '2026-11-22T20:00:00Z', '2026-11-23', '2026-11-23'],
    ['today, Thanksgiving', '2026-11-26T18:00:00Z', '2026-11-26', '2026-11-27'],
    ['tomorrow, Thanksgiving', '2026-11-25T18:00:00Z', '2026-11-26', '2026-11-27'],
    ['today, the evening of 31 December', '2026-12-31T22:00:00Z', '2026-12-31', '2027-01-04'],
    ['tomorrow, on 31 December', '2026-12-31T18:00:00Z', '2027-01-01', '2027-01-04'],
    ['today, 29 February', '2028-02-29T21:24:59.999Z', '2028-02-29', '2028-02-29'],
    ['tomorrow, on 29 February', '2028-02-29T22:00:00Z', '2028-03-01', '2028-03-01'],
    ['today, when clocks went forward', '2026-03-08T18:00:00Z', '2026-03-08', '2026-03-09'],
    ['today, when clocks went back', '2026-11-01T18:00:00Z', '2026-11-01', '2026-11-02'],
    ['yesterday', '2026-11-20T20:00:00Z', '2026-11-19', null],
    ['in two days', '2026-11-20T20:00:00Z', '2026-11-22', null],
    [
      'the next business day, which is no day of the form',
      '2026-11-20T22:00:00Z',
      '2026-11-23',
      null,
    ],
    ['today in UTC, which is tomorrow', '2026-11-20T04:00:00Z', '2026-11-20', '2026-11-20'],
    ['tomorrow in UTC, which is in two days', '2026-11-20T04:00:00Z', '2026-11-21', null],
    ['no day', '2026-11-20T20:00:00Z', '', null],
  ])('of %s', (_what, now, asked, wanted) => {
    expect(effectiveDay(asked, new Date(now))).toBe(wanted);
  });

  it('is the first day from the one asked for on which a bank settles what is sent in time', () => {
    const noonOf = (iso: string) => new Date(`${iso}T20:00:00Z`);
    const days = wallCalendar(2024, 2030).map(({ iso }) => iso);
    const firstFrom = (index: number) =>
      days.slice(index, index + 7).find((day) => isSettledToday(noonOf(day).getTime()));
    const wrong = days.slice(0, -8).filter((today, index) => {
      const evening = new Date(`${today}T23:00:00Z`);
      const tomorrow = days[index + 1] ?? '';
      return (
        effectiveDay(today, noonOf(today)) !== firstFrom(index) ||
        effectiveDay(today, evening) !== firstFrom(index + 1) ||
        effectiveDay(tomorrow, noonOf(today)) !== firstFrom(index + 1) ||
        effectiveDay(tomorrow, evening) !== firstFrom(index + 1)
      );
    });
    expect(wrong).toEqual([]);
  });
});
