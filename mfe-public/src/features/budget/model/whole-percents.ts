import { SPENDING_KINDS, type Budget, type SpendingKind } from '@reset/financial-health/budget.ts';
import { amountsOf } from './ring-segments.ts';

/**
 * What each kind takes of the income, in whole percents that add up as their amounts do: to 100, or
 * to what is spent of the income where that is more. By the largest remainder; of equal ones the
 * first is rounded up.
 */
export function wholePercents(budget: Budget): Record<SpendingKind, number> {
  const amounts = amountsOf(budget);
  const exact = SPENDING_KINDS.map((kind) => ({
    kind,
    percent: (amounts[kind] * 100) / budget.income,
  }));
  const remainderOf = ({ percent }: { percent: number }) => percent - Math.floor(percent);
  const total = Math.round(exact.reduce((sum, { percent }) => sum + percent, 0));
  const missing = total - exact.reduce((sum, { percent }) => sum + Math.floor(percent), 0);
  const roundedUp = exact
    .toSorted((one, other) => remainderOf(other) - remainderOf(one))
    .slice(0, missing)
    .map(({ kind }) => kind);
  const percents = { NEEDS: 0, WANTS: 0, SAVINGS: 0 };
  for (const { kind, percent } of exact) {
    percents[kind] = Math.floor(percent) + (roundedUp.includes(kind) ? 1 : 0);
  }
  return percents;
}
