import { bankingDayFrom, isBankingDay, weekdayOf } from '#calendar/banking-day.ts';
import {
  type CalendarDate,
  daysBetween,
  onDayOfMonth,
  plusDays,
  plusMonths,
} from '#calendar/calendar-date.ts';

/** On which days somebody repays. Weekdays count from 1 for Monday to 7 for Sunday. */
export type Recurrence =
  | { type: 'weekly'; dayOfWeek: number }
  /** Every other such weekday, in step with a payday that was. */
  | { type: 'bi_weekly'; dayOfWeek: number; previousPayDate: CalendarDate }
  /** The last day of a month that has no such day. */
  | { type: 'monthly_exact_day'; dayOfMonth: number }
  /** The so-manieth such weekday; the last one of a month that has fewer. */
  | { type: 'monthly_nth_week'; dayOfWeek: number; weekOfMonth: number };

export type Schedule = {
  recurrence: Recurrence;
  /** Where a day goes on which banks do not settle. */
  adjustment: 'before' | 'after';
};

/** A day of a schedule, and the banking day on which her bank is debited for it. */
export type ScheduledDay = { dueOn: CalendarDate; effectiveOn: CalendarDate };

/** The first day of a schedule that is not past. */
export function nextScheduled(
  { recurrence, adjustment }: Schedule,
  today: CalendarDate,
): ScheduledDay {
  const dueOn = firstFrom(recurrence, today);
  return { dueOn, effectiveOn: adjusted(dueOn, adjustment, today) };
}

/**
 * The banking day for a day: itself if it is one, else the last one before or the first one after it.
 * One before that is not to come any more becomes the one after: nothing is debited in the past.
 */
export function adjusted(
  day: CalendarDate,
  adjustment: Schedule['adjustment'],
  today: CalendarDate,
): CalendarDate {
  if (isBankingDay(day) || adjustment === 'after') return bankingDayFrom(day);
  let before = plusDays(day, -1);
  while (!isBankingDay(before)) before = plusDays(before, -1);
  return before > today ? before : bankingDayFrom(day);
}

function firstFrom(recurrence: Recurrence, from: CalendarDate): CalendarDate {
  switch (recurrence.type) {
    case 'weekly':
      return weekdayFrom(from, recurrence.dayOfWeek);
    case 'bi_weekly': {
      const anchor = weekdayFrom(recurrence.previousPayDate, recurrence.dayOfWeek);
      const least = anchor === recurrence.previousPayDate ? 1 : 0;
      const count = Math.max(Math.ceil(daysBetween(anchor, from) / FORTNIGHT), least);
      return plusDays(anchor, count * FORTNIGHT);
    }
    default: {
      const inMonth = dayIn(recurrence, from);
      return inMonth >= from ? inMonth : dayIn(recurrence, plusMonths(onDayOfMonth(from, 1), 1));
    }
  }
}

const WEEK = 7;
const FORTNIGHT = 14;

const weekdayFrom = (from: CalendarDate, weekday: number): CalendarDate =>
  plusDays(from, (weekday - weekdayOf(from) + WEEK) % WEEK);

type Monthly = Extract<Recurrence, { type: 'monthly_exact_day' | 'monthly_nth_week' }>;

/** The one day in the month of a day. */
function dayIn(recurrence: Monthly, month: CalendarDate): CalendarDate {
  if (recurrence.type === 'monthly_exact_day') return onDayOfMonth(month, recurrence.dayOfMonth);
  const first = weekdayFrom(onDayOfMonth(month, 1), recurrence.dayOfWeek);
  const wanted = plusDays(first, (recurrence.weekOfMonth - 1) * WEEK);
  return wanted.slice(0, MONTH) === month.slice(0, MONTH) ? wanted : plusDays(wanted, -WEEK);
}

const MONTH = 'YYYY-MM'.length;
