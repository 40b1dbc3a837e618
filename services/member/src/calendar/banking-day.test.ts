import { describe, expect, it } from '@jest/globals';
import {
  holidaysByDefinition,
  isSettledToday,
  PUBLISHED_HOLIDAYS,
  wallCalendar,
} from '#testing/banking-day-oracle.ts';
import {
  bankingDayFrom,
  bankingDayUntil,
  isBankingDay,
  isBeforeCutOff,
  plusBankingDays,
  settlementDay,
} from './banking-day.ts';
import { daysBetween } from './calendar-date.ts';

const DAYS = wallCalendar(2024, 2040);
const weekdaysClosed = DAYS.filter(({ iso, weekday }) => weekday < 6 && !isBankingDay(iso)).map(
  ({ iso }) => iso,
);

describe('isBankingDay', () => {
  it('is false on weekends, on the holidays published for 2024 to 2030, and on no other day', () => {
    expect(DAYS.some(({ iso, weekday }) => weekday > 5 && isBankingDay(iso))).toBe(false);
    expect(weekdaysClosed.filter((day) => day < '2031')).toEqual(PUBLISHED_HOLIDAYS);
  });

  it('is false on the holidays of 2024 to 2040 as they are defined', () => {
    const years = Array.from({ length: 17 }, (_, index) => 2024 + index);
    expect(weekdaysClosed).toEqual(years.flatMap(holidaysByDefinition));
  });

  // The Fridays on which offices are closed and banks are not.
  it.each(
    `2026-07-03 2027-06-18 2027-12-24 2027-12-31 2028-11-10 2032-06-18 2032-12-24 2032-12-31
     2034-11-10 2037-07-03 2038-06-18 2038-12-24 2038-12-31`.split(/\s+/),
  )('is true on %s, before a holiday on a Saturday', (day) => {
    expect(isBankingDay(day)).toBe(true);
  });

  it.each(['2027-07-05', '2029-11-12', '2032-07-05', '2033-06-20', '2033-12-26', '2034-01-02'])(
    'is false on %s, after a holiday on a Sunday',
    (day) => {
      expect(isBankingDay(day)).toBe(false);
    },
  );
});

describe('bankingDayFrom and bankingDayUntil', () => {
  it.each([
    ['a banking day', '2026-11-20', '2026-11-20', '2026-11-20'],
    ['a Saturday', '2026-11-21', '2026-11-20', '2026-11-23'],
    ['a Sunday', '2026-11-22', '2026-11-20', '2026-11-23'],
    ['Thanksgiving', '2026-11-26', '2026-11-25', '2026-11-27'],
    ['a holiday on a Friday', '2026-12-25', '2026-12-24', '2026-12-28'],
    ['a holiday on a Saturday', '2026-07-04', '2026-07-03', '2026-07-06'],
    ['a holiday on a Sunday', '2027-07-04', '2027-07-02', '2027-07-06'],
    ['New Year on a Saturday', '2028-01-01', '2027-12-31', '2028-01-03'],
    ['New Year on a Sunday', '2034-01-01', '2033-12-30', '2034-01-03'],
    ['29 February on a Sunday', '2032-02-29', '2032-02-27', '2032-03-01'],
  ])('of %s, %s, are %s before it and %s after it', (_what, day, before, after) => {
    expect([bankingDayUntil(day), bankingDayFrom(day)]).toEqual([before, after]);
  });

  it('are the nearest, and never further than three days', () => {
    const isNearest = (iso: string, index: number) => {
      const [before, after] = [bankingDayUntil(iso), bankingDayFrom(iso)];
      const nearby = DAYS.slice(Math.max(0, index - 7), index + 7);
      const between = nearby.filter((one) => one.iso > before && one.iso < after);
      return (
        [before, after].every(isBankingDay) &&
        (before === after ? before === iso : before < iso && iso < after) &&
        !between.some((one) => isBankingDay(one.iso)) &&
        daysBetween(before, iso) <= 3 &&
        daysBetween(iso, after) <= 3
      );
    };
    expect(DAYS.filter(({ iso }, index) => !isNearest(iso, index))).toEqual([]);
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

const INSTANTS: [what: string, now: string, isBefore: boolean, settlesOn: string][] = [
  ['a banking day', '2026-11-20T20:00:00Z', true, '2026-11-20'],
  ['a millisecond before 13:25 in winter', '2026-11-20T21:24:59.999Z', true, '2026-11-20'],
  ['13:25 in winter, a Friday', '2026-11-20T21:25:00.000Z', false, '2026-11-23'],
  ['a millisecond before 13:25 in summer', '2026-07-08T20:24:59.999Z', true, '2026-07-08'],
  ['13:25 in summer', '2026-07-08T20:25:00.000Z', false, '2026-07-09'],
  ['the Friday before clocks go forward', '2026-03-06T21:24:59.999Z', true, '2026-03-06'],
  ['13:25 on that Friday', '2026-03-06T21:25:00.000Z', false, '2026-03-09'],
  ['the Sunday when clocks go forward', '2026-03-08T20:24:00Z', false, '2026-03-09'],
  ['the Monday after it', '2026-03-09T20:24:59.999Z', true, '2026-03-09'],
  ['13:25 on that Monday', '2026-03-09T20:25:00.000Z', false, '2026-03-10'],
  ['the Friday before clocks go back', '2026-10-30T20:24:59.999Z', true, '2026-10-30'],
  ['13:25 on that Friday', '2026-10-30T20:25:00.000Z', false, '2026-11-02'],
  ['the Sunday when clocks go back', '2026-11-01T21:24:00Z', false, '2026-11-02'],
  ['the Monday after it', '2026-11-02T21:24:59.999Z', true, '2026-11-02'],
  ['13:25 on that Monday', '2026-11-02T21:25:00.000Z', false, '2026-11-03'],
  ['a Saturday', '2026-11-21T20:00:00Z', false, '2026-11-23'],
  ['Sunday evening, which is Monday in UTC', '2026-11-23T01:00:00Z', false, '2026-11-23'],
  ['Monday evening, which is Tuesday in UTC', '2026-11-24T01:00:00Z', false, '2026-11-24'],
  ['Thanksgiving', '2026-11-26T18:00:00Z', false, '2026-11-27'],
  ['the Friday of a holiday on a Saturday', '2026-07-03T20:24:00Z', true, '2026-07-03'],
  ['the evening of that Friday', '2026-07-03T20:25:00Z', false, '2026-07-06'],
  ['the Monday of a holiday on a Sunday', '2027-07-05T18:00:00Z', false, '2027-07-06'],
  ['31 December', '2026-12-31T21:24:59.999Z', true, '2026-12-31'],
  ['the evening of 31 December', '2026-12-31T21:25:00.000Z', false, '2027-01-04'],
  ['29 February', '2028-02-29T21:24:59.999Z', true, '2028-02-29'],
  ['the evening of 29 February', '2028-02-29T21:25:00.000Z', false, '2028-03-01'],
];

describe('isBeforeCutOff and settlementDay', () => {
  it.each(INSTANTS)('%s: %s', (_what, now, isBefore, settlesOn) => {
    expect(isBeforeCutOff(new Date(now))).toBe(isBefore);
    expect(settlementDay(new Date(now))).toBe(settlesOn);
  });

  it('agree with the published list on each day of 2024 to 2030, both sides of the cut-off', () => {
    const times = ['20:24:59.999', '20:25:00.000', '21:24:59.999', '21:25:00.000'];
    const instants = wallCalendar(2024, 2030)
      .flatMap(({ iso }) => times.map((time) => new Date(`${iso}T${time}Z`)))
      .filter((now) => isSettledToday(now.getTime()) !== isBeforeCutOff(now));
    expect(instants).toEqual([]);
  });
});
