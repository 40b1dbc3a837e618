import type { CalendarDate } from '#calendar/calendar-date.ts';
import { nextOccurrence } from '#calendar/recurrence.ts';
import type { PayrollTerms } from '#providers/payroll-data.ts';

/** A linked payroll: on what terms the member is paid. */
export type Payroll = PayrollTerms;

/**
 * The next payday on or after today, counted on from the newest pay date;
 * null before the first, because nothing says when it will be.
 */
export function nextPayday(
  { payFrequency }: Payroll,
  payDates: readonly CalendarDate[],
  today: CalendarDate,
): CalendarDate | null {
  const newest = payDates.toSorted().at(-1);
  return newest === undefined ? null : nextOccurrence(newest, payFrequency, today);
}
