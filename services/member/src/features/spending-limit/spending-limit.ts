import { dataGate } from './data-gate.ts';
import { earned } from './earned.ts';
import { limitFormula } from './limit-formula.ts';
import type { LimitInputs } from './limit-inputs.ts';
import type { LimitStep } from './limit-step.ts';
import { multiplier } from './multiplier.ts';
import { probationaryCap } from './probationary-cap.ts';
import { refundAdvance } from './refund-advance.ts';

/** Another one from each change on that can make another limit of the same inputs. */
export const ENGINE = 1;

/** A limit and the steps that led to it, in their order. */
export type GrossLimit = {
  /** What she may owe in all: what she owes already is not taken off. */
  grossCents: number;
  /** One that is closed or frozen ends with its first step. */
  steps: LimitStep[];
};

/**
 * What a member may owe: floor(m * earn) or earn + min(0, B - E), whichever is less, within what the
 * rules allow her; docs/money.md has the steps. Nothing is read and nothing rounded but down, so the
 * same inputs are the same limit for ever. Every sum stays below 2^53, because the contract bounds
 * each amount.
 */
export function grossLimit(inputs: LimitInputs): GrossLimit {
  const { isOpen, ...gate } = dataGate(inputs);
  if (!isOpen) return { grossCents: gate.after, steps: [gate] };
  const part = multiplier(inputs);
  const pay = earned(inputs);
  const formula = limitFormula(inputs.facts, { earnedCents: pay.after, basisPoints: part.after });
  const capped = probationaryCap(inputs, formula.after);
  const withRefund = refundAdvance(inputs, capped.after);
  return { grossCents: withRefund.after, steps: [gate, part, pay, formula, capped, withRefund] };
}

/** Step 7: what she may still spend, at least nothing. */
export const shownLimitCents = (grossCents: number, outstandingCents: number): number =>
  Math.max(grossCents - outstandingCents, 0);
