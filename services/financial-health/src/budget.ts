/* The budget calculator (specification 2, sections 3, 4 and 9). */

export const NEEDS_CATEGORIES = [
  'HOUSING',
  'TRANSPORTATION',
  'HEALTHCARE',
  'GROCERIES',
  'CHILDCARE',
  'PHONE',
  'INTERNET',
  'UTILITIES',
  'MINIMUM_PAYMENTS',
  'OTHER_NEEDS',
] as const;
export type NeedsCategory = (typeof NEEDS_CATEGORIES)[number];

export const WANTS_CATEGORIES = [
  'DINING',
  'ENTERTAINMENT',
  'TRAVEL',
  'SHOPPING',
  'SUBSCRIPTIONS',
  'GIFTS',
  'PERSONAL_CARE',
  'OTHER_WANTS',
] as const;
export type WantsCategory = (typeof WANTS_CATEGORIES)[number];

export const SPENDING_KINDS = ['NEEDS', 'WANTS', 'SAVINGS'] as const;
export type SpendingKind = (typeof SPENDING_KINDS)[number];

/** The 50/30/20 rule: parts of a thousand of the income. */
const IDEAL_PER_MILLE: Record<SpendingKind, number> = { NEEDS: 500, WANTS: 300, SAVINGS: 200 };
/** How far from the ideal still counts as on it: 7.5% of the income. */
const TOLERANCE_PER_MILLE = 75;

/** A month in whole dollars. The income is above 0, the others at least 0. */
export type Budget = { income: number; needs: number; wants: number };

export type BudgetProfile =
  | 'aspiring_saver'
  | 'savvy_saver'
  | 'practical_spender'
  | 'lifestyle_lover'
  | 'budget_hero';

/** What is left of the income, floored at 0, in the budget's dollars. */
export const savingsOf = ({ income, needs, wants }: Budget): number =>
  Math.max(0, income - needs - wants);

/** Whether more is spent than comes in; a fact of its own beside the profile (decision C-035). */
export const isOverBudget = ({ income, needs, wants }: Budget): boolean => needs + wants > income;

/**
 * What the rule would have of each kind, in whole dollars that add up to the income: what a share
 * is rounded by, the next one makes good.
 */
export function targetsOf({ income }: Pick<Budget, 'income'>): Record<SpendingKind, number> {
  const upTo = (perMille: number) => Math.round((income * perMille) / 1000);
  const needs = upTo(IDEAL_PER_MILLE.NEEDS);
  const spent = upTo(IDEAL_PER_MILLE.NEEDS + IDEAL_PER_MILLE.WANTS);
  return { NEEDS: needs, WANTS: spent - needs, SAVINGS: income - spent };
}

/**
 * The first of the profiles that fits, in the order of specification 2, section 4. Compared in
 * parts of a thousand, so that whole dollars are compared without a rounding (decision C-034).
 */
export function budgetProfile(budget: Budget): BudgetProfile {
  const { income, needs, wants } = budget;
  const above = (amount: number, kind: SpendingKind) =>
    amount * 1000 - income * IDEAL_PER_MILLE[kind];
  const margin = income * TOLERANCE_PER_MILLE;
  const savings = above(savingsOf(budget), 'SAVINGS');
  if (savings < -margin) return 'aspiring_saver';
  if (savings > margin) return 'savvy_saver';
  if (above(needs, 'NEEDS') > margin) return 'practical_spender';
  if (above(wants, 'WANTS') > margin) return 'lifestyle_lover';
  return 'budget_hero';
}
