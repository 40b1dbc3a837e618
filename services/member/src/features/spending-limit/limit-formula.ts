import { partOf } from '#money/basis-points.ts';
import type { LimitFacts } from './limit-inputs.ts';
import type { LimitStep } from './limit-step.ts';

/**
 * Step 4: the smaller of her part of the pay, and the pay less what the bank lacks for the bills;
 * at least nothing.
 */
export function limitFormula(
  { bank, billsCents }: LimitFacts,
  { earnedCents, basisPoints }: { earnedCents: number; basisPoints: number },
): LimitStep {
  const part = partOf(earnedCents, basisPoints);
  const afterBills = earnedCents + Math.min(0, (bank?.availableCents ?? 0) - billsCents);
  return {
    step: 'formula',
    before: earnedCents,
    after: Math.max(Math.min(part, afterBills), 0),
    because: afterBills < part ? 'bills' : 'part_of_pay',
  };
}
