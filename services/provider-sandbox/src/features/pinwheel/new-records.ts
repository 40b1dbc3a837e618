import { plusDays } from '#personas/calendar-day.ts';
import { netOf } from '#personas/pay-history.ts';
import type { AddedPaystub, AddedShift } from './added-records.ts';
import type { PaystubBody, ShiftBody } from './control-schemas.ts';
import type { AccountToday } from './pinwheel-records.ts';

const DAYS_IN_ARREARS = 7;
const DAYS_OF_A_PERIOD = 14;

export const newShift = (
  { payroll, today }: AccountToday,
  { hours, ended_on: endedOn = today, hourly_rate_cents }: ShiftBody,
): Omit<AddedShift, 'id'> => ({
  hours,
  endedOn,
  rateCents: hourly_rate_cents ?? payroll.hourlyRateCents,
});

export function newPaystub(
  { payroll, today }: AccountToday,
  { hours, pay_date: payDate = today, pay_period_end }: PaystubBody,
): Omit<AddedPaystub, 'id'> {
  const periodEnd = pay_period_end ?? plusDays(payDate, -DAYS_IN_ARREARS);
  return {
    payDate,
    periodStart: plusDays(periodEnd, 1 - DAYS_OF_A_PERIOD),
    periodEnd,
    hours,
    grossCents: Math.round(hours * payroll.hourlyRateCents),
    netCents: netOf(payroll, hours),
  };
}
