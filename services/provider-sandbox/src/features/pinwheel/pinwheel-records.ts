import { plusDays, type CalendarDay } from '#personas/calendar-day.ts';
import { paystubs, shifts, type Shift } from '#personas/pay-history.ts';
import type { Payroll } from '#personas/persona.ts';
import { stableId } from '#personas/stable-id.ts';
import type {
  Earning,
  Employment,
  Income,
  PayrollAccount,
  PayrollPaystub,
  PayrollShift,
} from './pinwheel-schemas.ts';

/** One linked employment: its account id at Pinwheel is the persona's key. */
export type LinkedPayroll = { accountId: string; payroll: Payroll; today: CalendarDay };

const DAYS_EMPLOYED = 600;

export function payrollAccount({ accountId, payroll, today }: LinkedPayroll): PayrollAccount {
  const refreshedAt = midnight(today);
  return {
    ...times(today),
    id: accountId,
    platform_id: stableId('platform', payroll.employerName),
    connected: true,
    monitoring_status: 'active',
    data_refreshed_at: {
      employment: refreshedAt,
      income: refreshedAt,
      paystubs: refreshedAt,
      shifts: refreshedAt,
    },
  };
}

export function employment(linked: LinkedPayroll): Employment {
  return {
    ...record(linked, 'employment'),
    status: 'employed',
    start_date: plusDays(linked.today, -DAYS_EMPLOYED),
    termination_date: null,
    title: linked.payroll.jobTitle,
    employment_type: 'part_time',
    employer_name: linked.payroll.employerName,
  };
}

export function income(linked: LinkedPayroll): Income {
  return {
    ...record(linked, 'income'),
    compensation_amount: linked.payroll.hourlyRateCents,
    compensation_unit: 'hourly',
    currency: 'USD',
    pay_frequency: 'bi-weekly',
  };
}

export function payrollShifts(linked: LinkedPayroll): PayrollShift[] {
  return shifts(linked.payroll, linked.today).map((shift, index) => ({
    ...record(linked, 'shift', index),
    type: 'shift',
    start_date: shift.day,
    end_date: shift.day,
    timezone: 'America/Los_Angeles',
    currency: 'USD',
    earnings: earningsOf(shift, linked.payroll.hourlyRateCents),
  }));
}

export function payrollPaystubs(linked: LinkedPayroll): PayrollPaystub[] {
  const rate = linked.payroll.hourlyRateCents;
  return paystubs(linked.payroll, linked.today).map((paystub, index) => ({
    ...record(linked, 'paystub', index),
    pay_date: paystub.payDate,
    pay_period_start: paystub.periodStart,
    pay_period_end: paystub.periodEnd,
    currency: 'USD',
    gross_pay_amount: paystub.grossCents,
    net_pay_amount: paystub.netCents,
    check_amount: paystub.netCents,
    total_taxes: paystub.grossCents - paystub.netCents,
    total_deductions: 0,
    earnings: [regular(paystub.grossCents, paystub.hours, rate)],
  }));
}

function earningsOf(shift: Shift, rate: number): Earning[] {
  const worked = regular(shift.regularCents, shift.hours, rate);
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

const record = ({ accountId, today }: LinkedPayroll, kind: string, index = 0) => ({
  ...times(today),
  id: stableId(kind, accountId, index),
  account_id: accountId,
});

const times = (today: CalendarDay) => ({
  created_at: midnight(today),
  updated_at: midnight(today),
});

const midnight = (day: CalendarDay) => `${day}T00:00:00Z`;
