import type { NewRepaymentSchedule } from '@reset/api-contract/member/repayment-schedules.ts';
import { type CalendarDate, isDay, plusMonths } from '#calendar/calendar-date.ts';
import { type Recurrence, type Schedule, WEEKS_OF_MONTH } from './schedule.ts';

/** By field, in sentences. */
type Faults = Record<string, string[]>;

const REQUIRED = ['This is required.'];

/** What each type needs, beside the adjustment. */
const NEEDS: Readonly<Record<Recurrence['scheduleType'], readonly Field[]>> = {
  weekly: ['recurring_day_of_week'],
  bi_weekly: ['recurring_day_of_week', 'previous_bi_weekly_pay_date'],
  monthly_nth_week: ['recurring_day_of_week', 'recurring_week_of_month'],
  monthly_exact_day: ['recurring_day_of_month'],
};

type Field = keyof typeof FAULTS;

/** What is wrong with what is filled in, in a field that its type needs; null for nothing. */
const FAULTS = {
  recurring_day_of_week: (given: unknown) => outOf(given, 7),
  recurring_day_of_month: (given: unknown) => outOf(given, 31),
  recurring_week_of_month: (given: unknown) =>
    WEEKS_OF_MONTH.some((week) => week === given)
      ? null
      : 'This is first, second, third, fourth or fifth.',
  previous_bi_weekly_pay_date: (given: unknown, today: CalendarDate) =>
    typeof given === 'string' && isDay(given) && given <= today && given >= plusMonths(today, -12)
      ? null
      : 'This is a day of the last year that is past.',
} as const;

const outOf = (given: unknown, greatest: number): string | null =>
  Number.isInteger(given) && Number(given) >= 1 && Number(given) <= greatest
    ? null
    : `This is a number from 1 to ${greatest}.`;

/** Reads a schedule as staff fill it in; or what is wrong with it. */
export function readSchedule(
  given: Omit<NewRepaymentSchedule, 'user_id'>,
  today: CalendarDate,
): { schedule: Schedule } | { faults: Faults } {
  const { schedule_type: scheduleType, business_day_adjustment: businessDayAdjustment } = given;
  const faults: Faults = businessDayAdjustment ? {} : { business_day_adjustment: REQUIRED };
  for (const field of Object.keys(FAULTS) as Field[]) {
    const value = given[field] ?? null;
    const fault = NEEDS[scheduleType].includes(field)
      ? missingOr(value, () => FAULTS[field](value, today))
      : value !== null && 'This type of schedule has none.';
    if (fault) faults[field] = [fault];
  }
  if (!businessDayAdjustment || Object.keys(faults).length > 0) return { faults };
  const days = {
    recurringDayOfWeek: given.recurring_day_of_week,
    recurringDayOfMonth: given.recurring_day_of_month,
    recurringWeekOfMonth: given.recurring_week_of_month,
    previousBiWeeklyPayDate: given.previous_bi_weekly_pay_date,
  };
  const named = Object.fromEntries(Object.entries(days).filter(([, value]) => value != null));
  // What its type needs is there by now.
  return { schedule: { scheduleType, businessDayAdjustment, ...named } as Schedule };
}

const missingOr = (value: unknown, faultOf: () => string | null): string | null =>
  value === null ? 'This is required.' : faultOf();
