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
/** What a limit is computed from, in whole cents. */
export type LimitInputs = {
  /** Accrued net pay of shifts that no paid paystub covers yet. */
  accruedNetCents: number;
  /** What the bank says is available; below zero when overdrawn. */
  bankBalanceCents: number;
  /** Bills due from today to the next payday. */
  billsCents: number;
  /** Card transactions that are pending, posted, or what is left of a partly repaid one. */
  outstandingCents: number;
};

/** A limit and the steps that led to it, so that it can be explained line by line. */
export type SpendingLimit = {
  halfOfAccruedCents: number;
  /** Accrued pay less what the bank lacks for the bills; may be below zero. */
  accruedAfterBillsCents: number;
  /** The smaller of the two, at least 0: the limit while nothing is outstanding. */
  grossCents: number;
  limitCents: number;
};

/**
 * The spending limit: max(min(floor(A/2), A + min(0, B - E)) - O, 0), the
 * specification's formula (document 3, section 7) over whole cents. Every sum
 * stays below 2^53, because the contract bounds each amount.
 */
export function spendingLimit(inputs: LimitInputs): SpendingLimit {
  const { accruedNetCents, bankBalanceCents, billsCents, outstandingCents } = inputs;
  const halfOfAccruedCents = Math.floor(accruedNetCents / 2);
  const accruedAfterBillsCents = accruedNetCents + Math.min(0, bankBalanceCents - billsCents);
  const grossCents = Math.max(Math.min(halfOfAccruedCents, accruedAfterBillsCents), 0);
  return {
    halfOfAccruedCents,
    accruedAfterBillsCents,
    grossCents,
    limitCents: Math.max(grossCents - outstandingCents, 0),
  };
}
