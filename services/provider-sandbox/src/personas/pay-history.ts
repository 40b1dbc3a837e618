import { plusDays, plusMonths, type CalendarDay } from './calendar-day.ts';
import type { Payroll } from './persona.ts';

/** Counted from the day of linking. */
const DAYS_UNTIL_PAYDAY = { wages: 11, gig: 4, benefit: 11 } as const;
const DAYS_BETWEEN_PAYDAYS = { wages: 14, gig: 7 } as const;
/** Wages are paid a week after the period that they are for, gigs two days after. */
const DAYS_IN_ARREARS = { wages: 7, gig: 2, benefit: 0 } as const;
const PAID_SHIFT_HOURS = 8;
/** Of gross pay; the rest is taxes. Gigs and benefits are paid in full. */
const NET_BASIS_POINTS = { wages: 7_200, gig: 10_000, benefit: 10_000 } as const;

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

/** The first payday after `today`, the day of linking. */
export const nextPayday = (today: CalendarDay, kind: Payroll['kind'] = 'wages'): CalendarDay =>
  plusDays(today, DAYS_UNTIL_PAYDAY[kind]);

/** The payday that is so many before that one; after it where `count` is negative. */
export function paydayBefore(
  { kind }: Payroll,
  { today, count }: { today: CalendarDay; count: number },
): CalendarDay {
  const next = nextPayday(today, kind);
  return kind === 'benefit'
    ? plusMonths(next, -count)
    : plusDays(next, -DAYS_BETWEEN_PAYDAYS[kind] * count);
}

/** The hours paid on that payday: those of `paidHours`, and the same again before and after. */
export function hoursPaid({ paidHours }: Payroll, count: number): number {
  const place = (count - 1) % paidHours.length;
  return paidHours.at(place) ?? 0;
}

/** What so many hours come to on the account. */
export const netOf = ({ kind, hourlyRateCents }: Payroll, hours: number): number =>
  Math.floor((hours * hourlyRateCents * NET_BASIS_POINTS[kind]) / 10_000);

/** One paystub for each payday before `today`, newest first. */
export function paystubs(payroll: Payroll, today: CalendarDay): Paystub[] {
  const endOf = (count: number) =>
    plusDays(paydayBefore(payroll, { today, count }), -DAYS_IN_ARREARS[payroll.kind]);
  return payroll.paidHours.map((hours, index) => ({
    payDate: paydayBefore(payroll, { today, count: index + 1 }),
    periodStart: plusDays(endOf(index + 2), 1),
    periodEnd: endOf(index + 1),
    hours: payroll.kind === 'benefit' ? 0 : hours,
    grossCents: hours * payroll.hourlyRateCents,
    netCents: netOf(payroll, hours),
  }));
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
  return newest ? [...unpaid, ...paidShifts(newest, payroll)] : unpaid;
}

// Spread over their period, so that no two fall on one day.
function paidShifts({ hours, periodEnd }: Paystub, { kind, hourlyRateCents }: Payroll): Shift[] {
  if (kind === 'benefit') return [];
  const count = hours / PAID_SHIFT_HOURS;
  return Array.from({ length: count }, (_, index) => ({
    day: plusDays(periodEnd, -Math.floor((index * DAYS_BETWEEN_PAYDAYS[kind]) / count)),
    hours: PAID_SHIFT_HOURS,
    regularCents: PAID_SHIFT_HOURS * hourlyRateCents,
    differentialCents: 0,
  }));
}
