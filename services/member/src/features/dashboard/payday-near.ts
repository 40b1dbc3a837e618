import { type CalendarDate, daysBetween, plusDays } from '#calendar/calendar-date.ts';
import { nextPayday, type Paystub } from '#features/payroll/payroll.ts';
import type { PaySituation } from './pay-situation.ts';

/** Pay that arrives so many days beside a payday is that payday's. */
export const MAX_DAYS_BESIDE = 3;

/** The payday for which pay arrived on a day; that day where none is near. */
export function paydayNear({ payroll, paystubs }: PaySituation, day: CalendarDate): CalendarDate {
  const payDates = payDatesOf(paystubs);
  // One that is past has no paystub where her pay comes to us before her payroll tells of it.
  const expectedOn = payroll
    ? [plusDays(day, -MAX_DAYS_BESIDE), day].map((from) => nextPayday(payroll, payDates, from))
    : [];
  const near = [...payDates, ...expectedOn.filter((payday) => payday !== null)]
    .map((payday) => ({ payday, days: Math.abs(daysBetween(day, payday)) }))
    .filter(({ days }) => days <= MAX_DAYS_BESIDE)
    .toSorted((one, other) => one.days - other.days);
  return near[0]?.payday ?? day;
}

export const payDatesOf = (paystubs: readonly Paystub[]): CalendarDate[] =>
  paystubs.map(({ payOn }) => payOn);
