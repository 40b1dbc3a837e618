import type { CalendarDate } from '#calendar/calendar-date.ts';
import { partOf } from '#money/basis-points.ts';
import type { LimitInputs } from './limit-inputs.ts';
import type { LimitStep } from './limit-step.ts';

/** A refund below 1,000 dollars is not advanced. */
const LEAST_REFUND_CENTS = 100_000;
/** Nor is any from this day of a year on. */
const OVER_FROM = '04-16';
const EXCLUDED_STATE = 'CA';

/** Step 6: a part of the tax refund that she is to receive, on top of what she has earned. */
export function refundAdvance({ facts, rules, moment }: LimitInputs, before: number): LimitStep {
  const { refund } = facts;
  const part =
    refund?.isAccepted === true &&
    refund.isAdvanceEligible &&
    refund.eligibleFederalCents >= LEAST_REFUND_CENTS &&
    refund.state !== EXCLUDED_STATE &&
    rules.isRefundAdvanceAllowed &&
    isInSeason(moment.today)
      ? partOf(refund.eligibleFederalCents, rules.refundAdvanceBasisPoints)
      : 0;
  const because = part > 0 ? 'refund' : 'does_not_apply';
  return { step: 'refund_advance', before, after: before + part, because };
}

const isInSeason = (today: CalendarDate): boolean => today.slice('2026-'.length) < OVER_FROM;
