import { DateTime } from 'luxon';
import {
  type CalendarDate,
  dayOf,
  onWeekdayOfMonth,
  plusDays,
  RULES_ZONE,
  weekdayOf,
} from './calendar-date.ts';

/*
 * The days on which the Federal Reserve's banks settle: https://www.frbservices.org/about/holiday-schedules.
 * A holiday on a Sunday is kept on the Monday after it, one on a Saturday on no other day.
 */

/** In Los Angeles. */
const CUT_OFF = '13:25';

const MONDAY = 1;
const THURSDAY = 4;
const SATURDAY = 6;
const SUNDAY = 7;

/** Month and day; holidays on another day each year are counted by weekdays below. */
const FIXED = ['01-01', '06-19', '07-04', '11-11', '12-25'];
/** The so-manieth such weekday of a month; the fifth is the last one, of four or five. */
const COUNTED = [
  { month: '01', weekday: MONDAY, count: 3 },
  { month: '02', weekday: MONDAY, count: 3 },
  { month: '05', weekday: MONDAY, count: 5 },
  { month: '09', weekday: MONDAY, count: 1 },
  { month: '10', weekday: MONDAY, count: 2 },
  { month: '11', weekday: THURSDAY, count: 4 },
];

/** Whether banks settle on a day. */
export const isBankingDay = (day: CalendarDate): boolean =>
  weekdayOf(day) < SATURDAY && !isHoliday(day) && !isMondayAfterHoliday(day);

/** The first banking day on or after a day. */
export const bankingDayFrom = (day: CalendarDate): CalendarDate =>
  isBankingDay(day) ? day : bankingDayFrom(plusDays(day, 1));

/** The last banking day on or before a day. */
export const bankingDayUntil = (day: CalendarDate): CalendarDate =>
  isBankingDay(day) ? day : bankingDayUntil(plusDays(day, -1));

/** So many banking days after a day, which need not be one itself. */
export function plusBankingDays(day: CalendarDate, count: number): CalendarDate {
  let found = day;
  for (let left = count; left > 0; left -= 1) found = bankingDayFrom(plusDays(found, 1));
  return found;
}

/**
 * Whether what is sent to another bank at an instant is settled on the same day: on a banking day
 * before 13:25 in Los Angeles, twenty minutes before the window of FedACH closes.
 */
export const isBeforeCutOff = (now: Date): boolean =>
  isBankingDay(dayOf(now)) && now < cutOffOf(dayOf(now));

/** Until when what is to be settled on a banking day is sent to another bank. */
export const cutOffOf = (day: CalendarDate): Date =>
  DateTime.fromISO(`${day}T${CUT_OFF}`, { zone: RULES_ZONE }).toJSDate();

/** The day on which what is sent to another bank at an instant is settled. */
export const settlementDay = (now: Date): CalendarDate =>
  isBeforeCutOff(now) ? dayOf(now) : bankingDayFrom(plusDays(dayOf(now), 1));

const isHoliday = (day: CalendarDate): boolean =>
  FIXED.includes(day.slice(5)) ||
  COUNTED.some(
    ({ month, weekday, count }) =>
      month === day.slice(5, 7) && onWeekdayOfMonth(day, weekday, count) === day,
  );

function isMondayAfterHoliday(day: CalendarDate): boolean {
  const before = plusDays(day, -1);
  return weekdayOf(before) === SUNDAY && isHoliday(before);
}
