import type { Budget, BudgetProfile } from '../budget.ts';

/** A fraction that is never shortened; the denominator is above 0. */
type Fraction = readonly [numerator: bigint, denominator: bigint];

const isAbove = ([a, b]: Fraction, [c, d]: Fraction): boolean => a * d > c * b;
const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d];
const minus = (one: Fraction, [c, d]: Fraction): Fraction => plus(one, [-c, d]);

const IDEAL = { needs: [1n, 2n], wants: [3n, 10n], savings: [1n, 5n] } as const;
const TOLERANCE: Fraction = [3n, 40n];

/**
 * The profile as specification 2, section 4, words it: by shares of the income, in whole-number
 * fractions, and by nothing that the product reckons with.
 */
export function profileByFractions({ income, needs, wants }: Budget): BudgetProfile {
  const shareOf = (amount: number): Fraction => [BigInt(amount), BigInt(income)];
  const isOverIdeal = (kind: keyof typeof IDEAL, share: Fraction) =>
    isAbove(minus(share, IDEAL[kind]), TOLERANCE);
  const left = income - needs - wants;
  const savings = shareOf(left < 0 ? 0 : left);
  if (isAbove(minus(IDEAL.savings, savings), TOLERANCE)) return 'aspiring_saver';
  if (isOverIdeal('savings', savings)) return 'savvy_saver';
  if (isOverIdeal('needs', shareOf(needs))) return 'practical_spender';
  if (isOverIdeal('wants', shareOf(wants))) return 'lifestyle_lover';
  return 'budget_hero';
}
