import type { Earnings, Paystubs } from '@reset/api-contract/member/income.ts';
import type { LimitForecast } from '@reset/api-contract/member/limit-forecast.ts';
import type { RecurringOutflow } from '@reset/api-contract/member/outflows.ts';
import type { SimulatedShift } from '@reset/api-contract/member/simulate.ts';
import { dayOf, plusDays, type CalendarDate } from '#days.ts';
import {
  DAYS_TO_PAYDAY,
  grossCentsOf,
  lastDueOn,
  limitOf,
  NET_PAY_RATIO,
  nextDueOn,
  nextPayday,
  outstandingCents,
  PAY_PERIOD_DAYS,
  PAY_RATE_CENTS,
  type Bill,
  type MockMember,
  type Shift,
} from '#members/mock-member.ts';
import { toDollars } from '#money.ts';

/** GET /income/earnings. */
export const earningsOf = ({ profile, shifts }: MockMember, today: CalendarDate): Earnings => ({
  shifts: shifts.map((shift) => shiftOf(shift, profile.id)),
  net_pay_ratio: NET_PAY_RATIO,
  beginning_of_pay_period: shifts[0]?.endedOn ?? plusDays(nextPayday(today), 1 - PAY_PERIOD_DAYS),
  compensation_unit: 'hourly',
  compensation_amount: PAY_RATE_CENTS,
});

export const shiftOf = (shift: Shift, userId: string): SimulatedShift => ({
  id: shift.id,
  user_id: userId,
  end_date: shift.endedOn,
  earnings: [{ amount: toDollars(grossCentsOf(shift)), hours: shift.hours }],
});

/** GET /income/paystubs, the newest first. */
export const paystubsOf = ({ paychecks }: MockMember): Paystubs => ({
  data: paychecks
    .map(({ id, paidOn, netCents }) => ({
      id,
      pay_date: paidOn,
      gross_pay_amount: toDollars(Math.round(netCents / NET_PAY_RATIO)),
      net_pay_amount: toDollars(netCents),
    }))
    .toReversed(),
});

/** GET /recurring_transactions/active_recurring_outflows. */
export const outflowsOf = ({ bills }: MockMember, today: CalendarDate): RecurringOutflow[] =>
  bills.map((bill) => outflowOf(bill, today));

const outflowOf = (bill: Bill, today: CalendarDate): RecurringOutflow => ({
  id: bill.id,
  last_occurrence_date: lastDueOn(bill, today),
  next_occurrence_date: nextDueOn(bill, today),
  merchant_name: bill.merchantName,
  description: null,
  average_amount: toDollars(bill.cents),
  personal_finance_category_primary: bill.category,
  personal_finance_category_secondary: null,
});

/**
 * GET /spending_limit/forecast: the limit as it is today on every day until payday, because no shifts
 * are usual and a bill leaves the balance when it counts no more. Nothing can be tried out.
 */
export function forecastOf(member: MockMember, now: Date): LimitForecast {
  const today = dayOf(now);
  const amount = toDollars(limitOf(member, today).shownCents);
  const days = Array.from({ length: DAYS_TO_PAYDAY + 1 }, (_, ahead) => plusDays(today, ahead));
  const counted = outflowsOf(member, today).filter(
    ({ next_occurrence_date: dueOn }) => dueOn <= nextPayday(today),
  );
  return {
    as_of: now.toISOString(),
    why_none: null,
    payday: nextPayday(today),
    days: days.map((date) => ({
      date,
      amount,
      untried_amount: amount,
      changes: [],
      shifts: [],
      due_bills: counted
        .filter(({ next_occurrence_date: dueOn }) => dueOn === date)
        .map(({ id }) => id),
      counted_bills: [],
    })),
    outstanding: toDollars(outstandingCents(member)),
    usual_shifts: [],
    notes: ['no_usual_shifts'],
    hour_amount: null,
    bills: counted,
    bills_until: null,
  };
}
