import type { LimitInputs } from './limit-inputs.ts';
import type { LimitStep } from './limit-step.ts';

/**
 * Step 3: what she has earned. Pay that is seen on its way is the pay of shifts as well, so the
 * larger of the two counts and never both.
 */
export function earned({ facts, rules }: LimitInputs): LimitStep {
  const { accruedNetCents: before, futureDepositCents } = facts;
  const future = rules.countsFutureDeposits ? (futureDepositCents ?? 0) : 0;
  return {
    step: 'earned',
    before,
    after: Math.max(before, future),
    because: future > before ? 'future_deposit' : 'accrued_pay',
  };
}
