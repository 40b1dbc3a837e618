import type { RecurringIncome } from '#providers/income-data.ts';

/** Pay has to come to this much a month before somebody counts as earning: 500 dollars. */
const LEAST_MONTHLY_CENTS = 50_000;

/** The most that a month's income is taken for: ten million dollars. */
const MOST_CENTS = 1_000_000_000;

/** What still comes in of itself in a month, in cents: pay, gigs and benefits alike. */
export const depositsMonthlyCents = (incomes: readonly RecurringIncome[]): number =>
  Math.min(
    incomes
      .filter(({ isActive, monthlyCents }) => isActive && monthlyCents > 0)
      .reduce((sum, { monthlyCents }) => sum + monthlyCents, 0),
    MOST_CENTS,
  );

/** Whether the bank shows that somebody earns; null while that is still being read. */
export const showsEarnings = (monthlyCents: number | null): boolean | null =>
  monthlyCents === null ? null : monthlyCents >= LEAST_MONTHLY_CENTS;

/**
 * Whether somebody earns, by all that she has linked, each of which says true, false, or null
 * while it is being read, and undefined where it is not linked: one that shows it is enough, and
 * it is denied only when all have been read.
 */
export function anyEarnings(words: readonly (boolean | null | undefined)[]): boolean | null {
  const said = words.filter((word) => word !== undefined);
  if (said.includes(true)) return true;
  return said.length === 0 || said.includes(null) ? null : false;
}
