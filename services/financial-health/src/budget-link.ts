import type { Budget } from './budget.ts';

/** The most that a budget may have of anything in a month, in dollars. */
export const MAX_DOLLARS = 100_000_000;

const THREE_NUMBERS = /^(?<income>[0-9a-f]{1,8})-(?<needs>[0-9a-f]{1,8})-(?<wants>[0-9a-f]{1,8})$/i;

/** A budget as the `b` of a results link. Amounts are rounded to whole dollars. */
export const writeBudgetLink = ({ income, needs, wants }: Budget): string =>
  [income, needs, wants].map((amount) => Math.round(amount).toString(16)).join('-');

/**
 * The budget of a `b`. null when it is not three hex numbers joined by dashes, one of them is out
 * of range, or there is no income (decision C-036).
 */
export function readBudgetLink(b: string | null): Budget | null {
  const written = b === null ? null : THREE_NUMBERS.exec(b)?.groups;
  if (!written) return null;
  const amountOf = (name: keyof Budget) => Number.parseInt(written[name] ?? '', 16);
  const budget = {
    income: amountOf('income'),
    needs: amountOf('needs'),
    wants: amountOf('wants'),
  };
  if (budget.income === 0 || Object.values(budget).some((amount) => amount > MAX_DOLLARS)) {
    return null;
  }
  return budget;
}
