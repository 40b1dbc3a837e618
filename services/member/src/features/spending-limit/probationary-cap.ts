import type { LimitInputs } from './limit-inputs.ts';
import type { LimitStep } from './limit-step.ts';

/** Step 5: in the first pay cycle, before anything was repaid, a cap where the rules say so. */
export function probationaryCap({ facts, rules }: LimitInputs, before: number): LimitStep {
  const isOn = rules.isProbationaryLimitOn && facts.settledRepayments === 0;
  const after = isOn ? Math.min(before, rules.probationaryCapCents) : before;
  const because = after < before ? 'probation' : 'does_not_apply';
  return { step: 'probationary_cap', before, after, because };
}
