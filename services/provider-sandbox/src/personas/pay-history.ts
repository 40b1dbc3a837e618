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

/** The gross pay of which so much reaches the account. */
export const grossOf = ({ kind }: Payroll, netCents: number): number =>
  Math.round((netCents * 10_000) / NET_BASIS_POINTS[kind]);

/** The day on which somebody was linked, and the one on which her history is looked at. */
export type HistoryDays = { linkedOn: CalendarDay; today: CalendarDay };

/** How many paydays came since she was linked. */
function paydaysSince(payroll: Payroll, { linkedOn, today }: HistoryDays): number {
  let count = 0;
  while (paydayBefore(payroll, { today: linkedOn, count: -count }) <= today) count += 1;
  return count;
}

/** As many paystubs as were listed on the day of linking, of the paydays up to today, newest first. */
export function paystubs(payroll: Payroll, days: HistoryDays): Paystub[] {
  const since = paydaysSince(payroll, days);
  const paydayOf = (count: number) => paydayBefore(payroll, { today: days.linkedOn, count });
  const endOf = (count: number) => plusDays(paydayOf(count), -DAYS_IN_ARREARS[payroll.kind]);
  return payroll.paidHours.map((_, index) => {
    const count = index + 1 - since;
    const hours = hoursPaid(payroll, count);
    return {
      payDate: paydayOf(count),
      periodStart: plusDays(endOf(count + 1), 1),
      periodEnd: endOf(count),
      hours: payroll.kind === 'benefit' ? 0 : hours,
      grossCents: hours * payroll.hourlyRateCents,
      netCents: netOf(payroll, hours),
    };
  });
}

/**
 * What is not paid yet, then the shifts behind the newest paystub; newest first. She works the same
 * days of each period: those between its paydays that are over by today.
 */
export function shifts(payroll: Payroll, days: HistoryDays): Shift[] {
  const since = paydaysSince(payroll, days);
  const workedIn = (period: number) => workedShifts(payroll, days.linkedOn, period);
  const unpaid = [...workedIn(since + 1), ...workedIn(since)].filter(({ day }) => day < days.today);
  if (since > 0) return [...unpaid, ...workedIn(since - 1)];
  const [newest] = paystubs(payroll, days);
  return newest ? [...unpaid, ...paidShifts(newest, payroll)] : unpaid;
}

/** Newest first; those of period 0 were worked before she was linked. */
function workedShifts(payroll: Payroll, linkedOn: CalendarDay, period: number): Shift[] {
  if (payroll.kind === 'benefit') return [];
  const end = plusDays(linkedOn, period * DAYS_BETWEEN_PAYDAYS[payroll.kind]);
  return payroll.unpaidShifts.map(({ daysAgo, hours, differentialCents }) => ({
    day: plusDays(end, -daysAgo),
    hours,
    regularCents: hours * payroll.hourlyRateCents,
    differentialCents,
  }));
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
