import { dayNumber } from '#personas/calendar-day.ts';
import type { Paystub, Shift } from '#personas/pay-history.ts';
import type { Payroll } from '#personas/persona.ts';
import type { AddedPaystub, AddedShift } from './added-records.ts';
import { recordOf, type AccountToday } from './pinwheel-records.ts';
import type { Earning, PayrollPaystub, PayrollShift } from './pinwheel-schemas.ts';

/** What a persona worked and was paid, newest first. */
export type History = { shifts: readonly Shift[]; paystubs: readonly Paystub[] };

/** What her persona worked, and what was added to that; newest first. */
export function payrollShifts(
  of: AccountToday,
  { shifts }: History,
  added: readonly AddedShift[],
): PayrollShift[] {
  const worked = shifts.map((shift) => ({
    ...recordOf(of, 'shift', dayNumber(shift.day)),
    ...datesOf(shift.day),
    earnings: earningsOf(shift, of.payroll),
  }));
  const more = added.map(({ id, endedOn, hours, rateCents }) => ({
    ...recordOf(of, 'shift'),
    id,
    ...datesOf(endedOn),
    earnings: [regular(Math.round(hours * rateCents), hours, rateCents)],
  }));
  return [...worked, ...more].toSorted((a, b) => b.end_date.localeCompare(a.end_date));
}

export function payrollPaystubs(
  of: AccountToday,
  { paystubs }: History,
  added: readonly AddedPaystub[],
): PayrollPaystub[] {
  const rate = of.payroll.hourlyRateCents;
  const paid = paystubs.map((paystub) => ({
    ...recordOf(of, 'paystub', dayNumber(paystub.payDate)),
    paystub,
  }));
  const more = added.map((paystub) => ({
    ...recordOf(of, 'paystub'),
    id: paystub.id,
    paystub,
  }));
  return [...paid, ...more]
    .map(({ paystub, ...record }) => ({
      ...record,
      pay_date: paystub.payDate,
      pay_period_start: paystub.periodStart,
      pay_period_end: paystub.periodEnd,
      currency: 'USD' as const,
      gross_pay_amount: paystub.grossCents,
      net_pay_amount: paystub.netCents,
      check_amount: paystub.netCents,
      total_taxes: paystub.grossCents - paystub.netCents,
      total_deductions: 0,
      earnings: [
        paystub.hours === 0
          ? benefit(paystub.grossCents)
          : regular(paystub.grossCents, paystub.hours, rate),
      ],
    }))
    .toSorted((a, b) => b.pay_date.localeCompare(a.pay_date));
}

const datesOf = (day: string) =>
  ({
    type: 'shift',
    start_date: day,
    end_date: day,
    timezone: 'America/Los_Angeles',
    currency: 'USD',
  }) as const;

function earningsOf(shift: Shift, { hourlyRateCents }: Payroll): Earning[] {
  const worked = regular(shift.regularCents, shift.hours, hourlyRateCents);
  if (shift.differentialCents === 0) return [worked];
  const differential: Earning = {
    name: 'Shift differential',
    category: 'premium',
    amount: shift.differentialCents,
    rate: null,
    hours: null,
  };
  return [worked, differential];
}

const regular = (amount: number, hours: number, rate: number): Earning => ({
  name: 'Regular',
  category: 'hourly',
  amount,
  rate,
  hours,
});

const benefit = (amount: number): Earning => ({
  name: 'Benefit',
  category: 'other',
  amount,
  rate: null,
  hours: null,
});
