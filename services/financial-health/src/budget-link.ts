import type { Budget } from './budget.ts';

/** The most that a budget may have of anything in a month, in dollars. */
export const MAX_DOLLARS = 100_000_000;

const THREE_NUMBERS = /^(?<income>[0-9a-f]{1,8})-(?<needs>[0-9a-f]{1,8})-(?<wants>[0-9a-f]{1,8})$/i;

/**
 * A budget in whole dollars. What the needs are rounded by, the wants make good: rounded each by
 * itself, two sums that meet an income exactly could be a dollar above it.
 */
export function inWholeDollars({ income, needs, wants }: Budget): Budget {
  const essentials = Math.round(needs);
  return {
    income: Math.round(income),
    needs: essentials,
    wants: Math.round(needs + wants) - essentials,
  };
}

/** A budget as the `b` of a results link, in whole dollars. */
export function writeBudgetLink(budget: Budget): string {
  const { income, needs, wants } = inWholeDollars(budget);
  return [income, needs, wants].map((amount) => amount.toString(16)).join('-');
}

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
