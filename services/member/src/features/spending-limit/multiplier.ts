import { WHOLE } from '#money/basis-points.ts';
import type { LimitInputs } from './limit-inputs.ts';
import type { LimitStep } from './limit-step.ts';

/** Step 2: what part of her pay a member may spend, by how often she has repaid. */
export function multiplier({ facts, rules }: LimitInputs): LimitStep {
  const isLinked = facts.payroll !== null;
  const table = isLinked ? rules.payrollLinkedBasisPoints : rules.payrollUnlinkedBasisPoints;
  return {
    step: 'multiplier',
    before: WHOLE,
    // A table without an entry trusts nobody with anything.
    after: table[Math.min(facts.settledRepayments, table.length - 1)] ?? 0,
    because: isLinked ? 'payroll_linked' : 'payroll_unlinked',
  };
}
