import type { CalendarDate } from '#calendar/calendar-date.ts';
import {
  accruedNetCents,
  netPayBasisPoints,
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
 * Net pay of shifts that no paid paystub covers. What a payroll announced before it could be read no
 * more is not taken for work that was done.
 */
export function accruedPayCents(
  { payroll, shifts, paystubs }: Earned,
  today: CalendarDate,
): number {
  const known = shifts.filter(({ endedOn }) => endedOn <= (payroll?.brokenSince ?? today));
  return accruedNetCents(unpaidShifts(known, paystubs, today), netPayBasisPoints(paystubs));
}
