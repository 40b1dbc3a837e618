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
 * @param lastOn of work until that day alone
 */
export function accruedPayCents(
  { payroll, shifts, paystubs }: Earned,
  today: CalendarDate,
  lastOn = today,
): number {
  const knownUntil = payroll?.brokenSince ?? today;
  const until = lastOn < knownUntil ? lastOn : knownUntil;
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
