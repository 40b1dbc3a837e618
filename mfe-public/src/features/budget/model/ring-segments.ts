import {
  savingsOf,
  SPENDING_KINDS,
  targetsOf,
  type Budget,
  type SpendingKind,
} from '@reset/financial-health/budget.ts';

/** A piece of the ring, in parts of a hundred of its way round. */
export interface RingSegment {
  kind: SpendingKind;
  start: number;
  length: number;
}

/** What each kind takes, in the budget's dollars. */
export const amountsOf = (budget: Budget): Record<SpendingKind, number> => ({
  NEEDS: budget.needs,
  WANTS: budget.wants,
  SAVINGS: savingsOf(budget),
});

/**
 * The pieces one after another, without those of nothing. Once round is the income; where more
 * is spent than comes in, once round is what is spent.
 */
export function ringSegments(budget: Budget): RingSegment[] {
  const amounts = amountsOf(budget);
  const whole = Math.max(budget.income, budget.needs + budget.wants);
  const lengths = SPENDING_KINDS.map((kind) => (amounts[kind] / whole) * 100);
  const segments = SPENDING_KINDS.map((kind, at) => ({
    kind,
    start: lengths.slice(0, at).reduce((sum, length) => sum + length, 0),
    length: lengths[at] ?? 0,
  }));
  return segments.filter(({ length }) => length > 0);
}

/** 50/30/20: what the rule has of an income, in parts of a hundred. */
export const THE_RULE = targetsOf({ income: 100 });
