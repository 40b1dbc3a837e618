import type { NewRepaymentSchedule } from '@reset/api-contract/member/repayment-schedules.ts';
import type { Recurrence, Schedule } from './schedules.ts';

/** By field, in sentences. */
type Faults = Record<string, string[]>;

const REQUIRED = ['This is required.'];

type NumberField = 'recurring_day_of_week' | 'recurring_day_of_month' | 'recurring_week_of_month';

/** Until which number a field counts, from 1. */
const GREATEST: Readonly<Record<NumberField, number>> = {
  recurring_day_of_week: 7,
  recurring_day_of_month: 31,
  recurring_week_of_month: 5,
};

/** What each type needs, beside the adjustment. */
const NEEDS: Readonly<
  Record<Recurrence['type'], readonly (NumberField | 'previous_bi_weekly_pay_date')[]>
> = {
  weekly: ['recurring_day_of_week'],
  bi_weekly: ['recurring_day_of_week', 'previous_bi_weekly_pay_date'],
  monthly_nth_week: ['recurring_day_of_week', 'recurring_week_of_month'],
  monthly_exact_day: ['recurring_day_of_month'],
};

const FIELDS = [
  'recurring_day_of_week',
  'recurring_day_of_month',
  'recurring_week_of_month',
  'previous_bi_weekly_pay_date',
] as const;

/** Reads a schedule as staff fill it in; or what is wrong with it. */
export function readSchedule(given: NewRepaymentSchedule): Schedule | { faults: Faults } {
  const { schedule_type: type, business_day_adjustment: adjustment } = given;
  const faults: Faults = adjustment ? {} : { business_day_adjustment: REQUIRED };
  for (const field of FIELDS) {
    const fault = faultOf(given[field] ?? null, { field, isNeeded: NEEDS[type].includes(field) });
    if (fault) faults[field] = fault;
  }
  if (!adjustment || Object.keys(faults).length > 0) return { faults };
  return {
    adjustment,
    // What its type needs is there by now.
    recurrence: {
      type,
      dayOfWeek: given.recurring_day_of_week,
      dayOfMonth: given.recurring_day_of_month,
      weekOfMonth: given.recurring_week_of_month,
      previousPayDate: given.previous_bi_weekly_pay_date,
    } as Recurrence,
  };
}

type Field = { field: (typeof FIELDS)[number]; isNeeded: boolean };

function faultOf(value: number | string | null, { field, isNeeded }: Field): string[] | null {
  if (!isNeeded) return value === null ? null : ['This type of schedule has none.'];
  if (value === null) return REQUIRED;
  if (field === 'previous_bi_weekly_pay_date') return null;
  const greatest = GREATEST[field];
  const isInRange = Number.isInteger(value) && Number(value) >= 1 && Number(value) <= greatest;
  return isInRange ? null : [`This is a number from 1 to ${greatest}.`];
}
