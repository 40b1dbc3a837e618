import { DateTime } from 'luxon';
import { dayOf, plusDays, type CalendarDay } from '#personas/calendar-day.ts';

/* When transfers by ACH settle: on the banking days of the Federal Reserve, in Eastern time. */

const SATURDAY = 6;
const SUNDAY = 7;
/** When the bank sends its file for the last window of the day. */
const CUT_OFF = { time: '13:25', zone: 'America/Los_Angeles' };
const FEDERAL_RESERVE = 'America/New_York';

export function isBankingDay(day: CalendarDay): boolean {
  const date = DateTime.fromISO(day, { zone: 'utc' });
  return date.weekday < SATURDAY && !holidaysOf(date.year).includes(day);
}

/** That day, or the first banking day after it. */
export const bankingDayFrom = (day: CalendarDay): CalendarDay =>
  isBankingDay(day) ? day : bankingDayFrom(plusDays(day, 1));

/** The so-manieth banking day after one. */
export const plusBankingDays = (day: CalendarDay, count: number): CalendarDay =>
  count === 0 ? day : plusBankingDays(bankingDayFrom(plusDays(day, 1)), count - 1);

/** On which day it settles what is sent now to settle as soon as it can. */
export function soonestSettlement(now: Date): CalendarDay {
  const today = dayOf(now);
  const time = DateTime.fromJSDate(now, { zone: CUT_OFF.zone }).toFormat('HH:mm');
  return bankingDayFrom(time < CUT_OFF.time ? today : plusDays(today, 1));
}

/** When what settles on a day is there: in the last window of that day, or before it opens. */
export const settlesAt = (day: CalendarDay, isSameDay: boolean): Date =>
  DateTime.fromISO(`${day}T${isSameDay ? '16:45' : '08:30'}`, { zone: FEDERAL_RESERVE }).toJSDate();

/** When a day begins where days are reckoned. */
export const beginsAt = (day: CalendarDay): Date =>
  DateTime.fromISO(day, { zone: CUT_OFF.zone }).toJSDate();

// A holiday on a Sunday is kept on the Monday after it, one on a Saturday is not kept.
function holidaysOf(year: number): CalendarDay[] {
  const on = (month: number, day: number) => DateTime.utc(year, month, day);
  const keptOn = (date: DateTime) => (date.weekday === SUNDAY ? date.plus({ days: 1 }) : date);
  // Counted by weekdays: the first such day from that day on.
  const from = (date: DateTime, weekday: number) =>
    date.plus({ days: (weekday - date.weekday + 7) % 7 });
  const days = [
    ...[on(1, 1), on(6, 19), on(7, 4), on(11, 11), on(12, 25)].map(keptOn),
    from(on(1, 15), 1),
    from(on(2, 15), 1),
    from(on(5, 25), 1),
    from(on(9, 1), 1),
    from(on(10, 8), 1),
    from(on(11, 22), 4),
  ];
  return days.map((date) => date.toFormat('yyyy-MM-dd'));
}
