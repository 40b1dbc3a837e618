import type { CalendarDate } from '#calendar/calendar-date.ts';
import {
  accruedNetCents,
  currentPeriodBegin,
  netPayBasisPoints,
  payByDaysCents,
  type Payroll,
  type Paystub,
  type Shift,
  unpaidShifts,
} from '#features/payroll/payroll.ts';

type Earned = {
  payroll: Payroll | null;
  shifts: readonly Shift[];
  paystubs: readonly Paystub[];
};

/**
 * Net pay of shifts that no paid paystub covers, or by the compensation that staff have set. What a
 * payroll announced before it could be read no more is not taken for work that was done.
 */
export function accruedPayCents(
  { payroll, shifts, paystubs }: Earned,
  today: CalendarDate,
): number {
  const until = payroll?.brokenSince ?? today;
  const overrides = payroll?.overrides;
  const ratio = netPayBasisPoints(paystubs);
  if (overrides?.compensation) {
    const begin = currentPeriodBegin(paystubs, today, overrides);
    const grossCents = payByDaysCents(overrides.compensation, begin, until);
    return accruedNetCents([{ grossCents }], ratio);
  }
  const known = shifts.filter(({ endedOn }) => endedOn <= until);
  return accruedNetCents(unpaidShifts(known, paystubs, today, overrides), ratio);
}
