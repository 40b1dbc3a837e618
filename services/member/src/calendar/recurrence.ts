import { dayOfMonth, onDayOfMonth, plusDays, plusMonths, type CalendarDate } from './calendar-date.ts';

/** How often a bill or a payday comes. */
export type Frequency = 'weekly' | 'bi_weekly' | 'semi_monthly' | 'monthly' | 'annually';

/**
 * The first day on or after `today` of what came on `anchor` and comes again at
 * that frequency; the anchor itself when it is not past. The 31st falls on the
 * last day of a shorter month, and on the 31st again after it.
 */
export function nextOccurrence(
  anchor: CalendarDate,
  frequency: Frequency,
  today: CalendarDate,
): CalendarDate {
  if (anchor >= today) return anchor;
  const occurrence = SERIES[frequency];
  let count = 1;
  while (occurrence(anchor, count) < today) count += 1;
  return occurrence(anchor, count);
}

/** The anchor's n-th occurrence after itself, by frequency. */
const SERIES: Record<Frequency, (anchor: CalendarDate, count: number) => CalendarDate> = {
  weekly: (anchor, count) => plusDays(anchor, 7 * count),
  bi_weekly: (anchor, count) => plusDays(anchor, 14 * count),
  semi_monthly: halfMonths,
  monthly: (anchor, count) => plusMonths(anchor, count),
  annually: (anchor, count) => plusMonths(anchor, 12 * count),
};

// Twice a month, fifteen days apart: the 1st and 16th, or the 15th and 30th.
function halfMonths(anchor: CalendarDate, count: number): CalendarDate {
  const day = dayOfMonth(anchor);
  const isSecond = day > 15;
  const first = isSecond ? day - 15 : day;
  const index = count + (isSecond ? 1 : 0);
  const month = plusMonths(onDayOfMonth(anchor, 1), Math.floor(index / 2));
  return onDayOfMonth(month, index % 2 === 0 ? first : first + 15);
}
