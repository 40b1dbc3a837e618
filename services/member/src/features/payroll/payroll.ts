import { plusMonths, type CalendarDate } from '#calendar/calendar-date.ts';
import { nextOccurrence } from '#calendar/recurrence.ts';
import type { PayrollTerms } from '#providers/payroll-data.ts';

/** A linked payroll: on what terms the member is paid. */
export type Payroll = PayrollTerms;

/**
 * The next payday, today included: the soonest that a paystub announces, else
 * counted on from the newest pay date; null before the first, because nothing
 * says when it will be.
 * @param payDates in any order, past and to come
 */
export function nextPayday(
  { payFrequency }: Payroll,
  payDates: readonly CalendarDate[],
  today: CalendarDate,
): CalendarDate | null {
  const inOrder = payDates.toSorted();
  const announced = inOrder.find((day) => day >= today);
  if (announced !== undefined) return announced;
  const newest = inOrder.at(-1);
  return newest === undefined ? null : nextOccurrence(newest, payFrequency, today);
}

/**
 * The day until which bills are reckoned with: the next payday, and while none
 * is known a month from today, in which every monthly bill comes once.
 */
export const billsHorizon = (payday: CalendarDate | null, today: CalendarDate): CalendarDate =>
  payday ?? plusMonths(today, 1);
