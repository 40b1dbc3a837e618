import { isOverBudget, savingsOf, targetsOf, type Budget } from '@reset/financial-health/budget.ts';

/** What to do first about a budget; amounts in whole dollars. */
export type FirstSaving =
  | { what: 'balance'; kind: SpentKind; monthly: number; weekly: number }
  | { what: 'reduce'; kind: SpentKind; monthly: number; weekly: number }
  | { what: 'keep'; monthly: number };

type SpentKind = 'NEEDS' | 'WANTS';

/**
 * `balance` where more is spent than comes in, `reduce` where needs or wants are above what the rule
 * has of them, and else `keep`. Of needs and wants the one that is further above; of equals wants,
 * which are easier to change. A month is 52 weeks of a year by twelve, rounded up so that it suffices.
 */
export function firstSaving(budget: Budget): FirstSaving {
  const { NEEDS, WANTS } = targetsOf(budget);
  const above = { NEEDS: budget.needs - NEEDS, WANTS: budget.wants - WANTS };
  const kind = above.NEEDS > above.WANTS ? 'NEEDS' : 'WANTS';
  if (isOverBudget(budget)) {
    return { what: 'balance', kind, ...paced(budget.needs + budget.wants - budget.income) };
  }
  if (above[kind] > 0) return { what: 'reduce', kind, ...paced(above[kind]) };
  return { what: 'keep', monthly: savingsOf(budget) };
}

const paced = (monthly: number) => ({ monthly, weekly: Math.ceil((monthly * 12) / 52) });
