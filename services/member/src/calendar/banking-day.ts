import { DateTime } from 'luxon';
import { type CalendarDate, dayOf, onDayOfMonth, plusDays, RULES_ZONE } from './calendar-date.ts';

/*
 * The days on which the Federal Reserve's banks settle: https://www.frbservices.org/about/holiday-schedules.
 * A holiday on a Sunday is kept on the Monday after it, one on a Saturday on no other day.
 */

const MONDAY = 1;
const THURSDAY = 4;
const SUNDAY = 7;

/** Month and day; holidays on another day each year are counted by weekdays below. */
const FIXED = ['01-01', '06-19', '07-04', '11-11', '12-25'];
/** The so-manieth such weekday of a month. */
const COUNTED = [
  { month: '01', weekday: MONDAY, count: 3 },
  { month: '02', weekday: MONDAY, count: 3 },
  { month: '09', weekday: MONDAY, count: 1 },
  { month: '10', weekday: MONDAY, count: 2 },
  { month: '11', weekday: THURSDAY, count: 4 },
];

/** Whether banks settle on a day. */
export const isBankingDay = (day: CalendarDate): boolean =>
  weekdayOf(day) < 6 && !isHoliday(day) && !isMondayAfterHoliday(day);

/** The banking day that many banking days after a day. */
export function plusBankingDays(day: CalendarDate, days: number): CalendarDate {
  let reached = day;
  for (let left = days; left > 0;) {
    reached = plusDays(reached, 1);
    if (isBankingDay(reached)) left -= 1;
  }
  return reached;
}

/**
 * Whether what is sent to another bank at an instant is settled on the same day: on a banking day
 * before 13:25 in Los Angeles, twenty minutes before the window of FedACH closes.
 */
export function isBeforeCutOff(now: Date): boolean {
  const time = DateTime.fromJSDate(now, { zone: RULES_ZONE }).toFormat('HH:mm');
  return isBankingDay(dayOf(now)) && time < '13:25';
}

function isHoliday(day: CalendarDate): boolean {
  const [month, dayOfMonth] = [day.slice(5, 7), Number(day.slice(8))];
  return (
    FIXED.includes(day.slice(5)) ||
    COUNTED.some(
      (one) =>
        one.month === month &&
        one.weekday === weekdayOf(day) &&
        one.count === Math.ceil(dayOfMonth / 7),
    ) ||
    isMemorialDay(day)
  );
}

/** The last Monday of May. */
const isMemorialDay = (day: CalendarDate): boolean =>
  day.slice(5, 7) === '05' && weekdayOf(day) === MONDAY && plusDays(day, 7) > onDayOfMonth(day, 31);

function isMondayAfterHoliday(day: CalendarDate): boolean {
  const before = plusDays(day, -1);
  return weekdayOf(before) === SUNDAY && isHoliday(before);
}

/** 1 for Monday to 7 for Sunday. */
const weekdayOf = (day: CalendarDate): number => DateTime.fromISO(day, { zone: 'utc' }).weekday;
