import type { LimitForecast } from '@reset/api-contract/member/limit-forecast.ts';
import type { CalendarDate } from '#calendar/calendar-date.ts';
import type { ComputedLimit } from '../computed-limit.ts';
import type { LimitReading } from '../limit-reading.ts';

export type WhyNone = NonNullable<LimitForecast['why_none']>;

/**
 * Why nothing can be said of days to come; null where something can.
 * @param limit of the reading, now
 */
export function whyNone(
  { last, payroll }: LimitReading,
  { grossCents, steps: [gate, ...others], periodPayday }: ComputedLimit,
  today: CalendarDate,
): WhyNone | null {
  // What she sees today is not what is stored for her: it is about to be.
  if (grossCents !== last?.grossCents) return 'updating';
  // One that is closed ends with its first step.
  if (others.length === 0) return TOLD.find((reason) => reason === gate?.reason) ?? 'no_limit';
  if (payroll === null) return 'no_payroll';
  if (periodPayday === null) return 'payday_unknown';
  // Until that pay has come, its shifts count, and days beyond it would promise them once more.
  return periodPayday <= today ? 'pay_due' : null;
}

/** Of the reasons for which a limit is closed, those that she is told. */
const TOLD = ['debit_stopped', 'direct_deposit_switched_away', 'no_bank'] as const;
