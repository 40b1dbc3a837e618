import { WHOLE } from '@reset/spending-limit/basis-points.ts';
import { ENGINE, grossLimit, type LimitRules, type StoredLimit } from '#features/limits/limits.ts';

/** What is known of how a member repays by a plan of her own. */
export type PlanFacts = {
  /** Staff say that she does; null where they say nothing of it. */
  hasCustomPlan: boolean | null;
  /** Staff have made and approved a schedule by which she repays. */
  hasSchedule: boolean;
};

/** What holds for a member: what staff set, else her partner's word, else what is for everybody. */
export const heldConfig = (rules: LimitRules, { hasCustomPlan, hasSchedule }: PlanFacts) => ({
  muted: rules.isMuted,
  enable_probationary_limit: rules.isProbationaryLimitOn,
  enable_future_dated_direct_deposit_limit: rules.countsFutureDeposits,
  custom_repayment_plan: hasCustomPlan ?? hasSchedule,
  income_tax_refund_advance_multiplier: rules.refundAdvanceBasisPoints / WHOLE,
  ewa_multiplier_by_repayment_count: {
    payroll_linked: rules.payrollLinkedBasisPoints.map((part) => part / WHOLE),
    payroll_unlinked: rules.payrollUnlinkedBasisPoints.map((part) => part / WHOLE),
  },
});

/**
 * What her limit would become by other rules, all else as it was when it was computed last; null where
 * it stays, or was never computed by today's engine.
 */
export function limitBy(
  rules: LimitRules,
  last: StoredLimit | undefined,
): { before: number; after: number } | null {
  if (last?.engine !== ENGINE) return null;
  const after = grossLimit({ ...last.inputs, rules }).grossCents;
  return after === last.grossCents ? null : { before: last.grossCents, after };
}
