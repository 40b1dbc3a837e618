import type { ApplicantFacts } from './applicant-facts.ts';
import { cancellationOf } from './eligibility.ts';

/** Why a linked payroll cannot count as skipped. */
export type ConversionRefusal = 'payroll_not_linked' | 'payroll_required' | 'application_ended';

/**
 * Whether staff may have a linked payroll count as skipped: where she might have skipped linking it,
 * by a bank that is linked, in an application that has not ended without a card.
 * @returns null where they may
 */
export function whyNotConvertible(facts: ApplicantFacts): ConversionRefusal | null {
  if (!facts.hasPayroll) return 'payroll_not_linked';
  if (facts.payrollPolicy === 'required' || !facts.hasBank) return 'payroll_required';
  const hasEnded =
    facts.rejectedFor !== null || cancellationOf('earned_wage_access', facts) !== null;
  return hasEnded ? 'application_ended' : null;
}
