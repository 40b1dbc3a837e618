import {
  type CalendarDate,
  dayOfMonth,
  daysBetween,
  onDayOfMonth,
  plusDays,
  plusMonths,
} from './calendar-date.ts';

/** How often a bill or a payday comes. */
export type Frequency = 'weekly' | 'bi_weekly' | 'semi_monthly' | 'monthly' | 'annually';

/**
 * The first day on or after `from` of what came on `anchor` and comes again at
 * that frequency; the anchor itself when it is not past. The 31st falls on the
 * last day of a shorter month, and on the 31st again after it.
 */
export function nextOccurrence(
  anchor: CalendarDate,
  frequency: Frequency,
  from: CalendarDate,
): CalendarDate {
  if (anchor >= from) return anchor;
  const { nth, mostDays } = SERIES[frequency];
  // No occurrence before this one can be late enough, however old the anchor is.
  let count = Math.max(1, Math.floor(daysBetween(anchor, from) / mostDays));
  while (nth(anchor, count) < from) count += 1;
  return nth(anchor, count);
}

/** The days on which it comes from one day to the other, both included. */
export function occurrences(
  anchor: CalendarDate,
  frequency: Frequency,
  span: { from: CalendarDate; to: CalendarDate },
): CalendarDate[] {
  const days: CalendarDate[] = [];
  let day = nextOccurrence(anchor, frequency, span.from);
  while (day <= span.to) {
    days.push(day);
    day = nextOccurrence(anchor, frequency, plusDays(day, 1));
  }
  return days;
}

/** How often it comes from one day to the other, both included. */
export const countOccurrences = (
  anchor: CalendarDate,
  frequency: Frequency,
  span: { from: CalendarDate; to: CalendarDate },
): number => occurrences(anchor, frequency, span).length;

/** The two days of the month on which comes what comes twice a month: the 31st is the last day. */
function halfMonthDays(anchor: CalendarDate): [first: number, second: number] {
  const day = dayOfMonth(anchor);
  const first = day > 15 ? day - 15 : day;
  return [first, first + 15];
}

type Series = {
  /** The anchor's n-th occurrence after itself. */
  nth: (anchor: CalendarDate, count: number) => CalendarDate;
  /** The most days from one to the next. */
  mostDays: number;
};

const SERIES: Record<Frequency, Series> = {
  weekly: { nth: (anchor, count) => plusDays(anchor, 7 * count), mostDays: 7 },
  bi_weekly: { nth: (anchor, count) => plusDays(anchor, 14 * count), mostDays: 14 },
  semi_monthly: { nth: nthHalfMonth, mostDays: 16 },
  monthly: { nth: (anchor, count) => plusMonths(anchor, count), mostDays: 31 },
  annually: { nth: (anchor, count) => plusMonths(anchor, 12 * count), mostDays: 366 },
};

// Twice a month, fifteen days apart: the 1st and 16th, or the 15th and 30th.
function nthHalfMonth(anchor: CalendarDate, count: number): CalendarDate {
  const [first, second] = halfMonthDays(anchor);
  const index = count + (dayOfMonth(anchor) === first ? 0 : 1);
  const month = plusMonths(onDayOfMonth(anchor, 1), Math.floor(index / 2));
  return onDayOfMonth(month, index % 2 === 0 ? first : second);
}
