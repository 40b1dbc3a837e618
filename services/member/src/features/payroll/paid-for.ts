import { MAX_MOVED_DAYS } from '#calendar/banking-day.ts';
import { daysBetween, plusDays, type CalendarDate } from '#calendar/calendar-date.ts';
import type { Frequency } from '#calendar/recurrence.ts';

/** Of those that are paid on a weekday. */
const DAYS: Partial<Record<Frequency, number>> = { weekly: 7, bi_weekly: 14 };

/**
 * The day that the newest pay was for, from which the next is counted: its own, or where it came a few
 * days off the weekday of the two before it, because of a holiday, the day on which that was.
 * @param payDays that are over, in order; the three newest are enough
 */
export function paidFor(
  payDays: readonly CalendarDate[],
  frequency: Frequency,
): CalendarDate | undefined {
  const [newest, last, before] = [...new Set(payDays)].toReversed();
  const period = DAYS[frequency];
  if (!newest || !last || !before || !period) return newest;
  if (daysBetween(before, last) % period !== 0) return newest;
  const late = daysBetween(last, newest) % period;
  if (late <= MAX_MOVED_DAYS) return plusDays(newest, -late);
  return period - late <= MAX_MOVED_DAYS ? plusDays(newest, period - late) : newest;
}
