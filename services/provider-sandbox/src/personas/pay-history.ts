import { plusDays, type CalendarDay } from './calendar-day.ts';
import type { Payroll } from './persona.ts';

const DAYS_UNTIL_PAYDAY = 11;
const DAYS_BETWEEN_PAYDAYS = 14;
/** Wages are paid a week after the period that they are for. */
const DAYS_IN_ARREARS = 7;
const PAID_SHIFT_HOURS = 8;
/** Of gross pay; the rest is taxes. */
const NET_BASIS_POINTS = 7_200;

export type Shift = {
  day: CalendarDay;
  hours: number;
  regularCents: number;
  differentialCents: number;
};

export type Paystub = {
  payDate: CalendarDay;
  periodStart: CalendarDay;
  periodEnd: CalendarDay;
  hours: number;
  grossCents: number;
  netCents: number;
};

export const nextPayday = (today: CalendarDay): CalendarDay => plusDays(today, DAYS_UNTIL_PAYDAY);

/** One paystub every two weeks, newest first; the next one falls on `nextPayday`. */
export function paystubs(payroll: Payroll, today: CalendarDay): Paystub[] {
  return payroll.paidHours.map((hours, index) => {
    const payDate = plusDays(nextPayday(today), -DAYS_BETWEEN_PAYDAYS * (index + 1));
    const periodEnd = plusDays(payDate, -DAYS_IN_ARREARS);
    const grossCents = hours * payroll.hourlyRateCents;
    return {
      payDate,
      periodStart: plusDays(periodEnd, 1 - DAYS_BETWEEN_PAYDAYS),
      periodEnd,
      hours,
      grossCents,
      netCents: Math.floor((grossCents * NET_BASIS_POINTS) / 10_000),
    };
  });
}

/** What is not paid yet, then the shifts behind the newest paystub; newest first. */
export function shifts(payroll: Payroll, today: CalendarDay): Shift[] {
  const unpaid = payroll.unpaidShifts.map(({ daysAgo, hours, differentialCents }) => ({
    day: plusDays(today, -daysAgo),
    hours,
    regularCents: hours * payroll.hourlyRateCents,
    differentialCents,
  }));
  const [newest] = paystubs(payroll, today);
  return newest ? [...unpaid, ...paidShifts(newest, payroll.hourlyRateCents)] : unpaid;
}

// Spread over their period, so that no two fall on one day.
function paidShifts({ hours, periodEnd }: Paystub, hourlyRateCents: number): Shift[] {
  const count = hours / PAID_SHIFT_HOURS;
  return Array.from({ length: count }, (_, index) => ({
    day: plusDays(periodEnd, -Math.floor((index * DAYS_BETWEEN_PAYDAYS) / count)),
    hours: PAID_SHIFT_HOURS,
    regularCents: PAID_SHIFT_HOURS * hourlyRateCents,
    differentialCents: 0,
  }));
}
