import {
  NEEDS_CATEGORIES,
  WANTS_CATEGORIES,
  type NeedsCategory,
  type WantsCategory,
} from '@reset/financial-health/budget.ts';
import { annualIncome, type IncomeFrequency } from '@reset/financial-health/income.ts';

export type Category = NeedsCategory | WantsCategory;

export const CATEGORIES: readonly Category[] = [...NEEDS_CATEGORIES, ...WANTS_CATEGORIES];

/** What the five steps ask for. Amounts are whole cents, null while there is none. */
export type BudgetAnswers = {
  chosen: Record<Category, boolean>;
  income: number | null;
  frequency: IncomeFrequency;
  /** In a month. Stays when a category is given up again, and does not count then. */
  amounts: Record<Category, number | null>;
};

/** The same of each category. */
export const ofEach = <Value>(valueOf: (category: Category) => Value): Record<Category, Value> =>
  Object.fromEntries(CATEGORIES.map((category) => [category, valueOf(category)])) as Record<
    Category,
    Value
  >;

export const emptyBudget: BudgetAnswers = {
  chosen: ofEach(() => false),
  income: null,
  frequency: 'MONTHLY',
  amounts: ofEach(() => null),
};

/** Those of the categories that were chosen, in their order. */
export const chosenOf = <Kind extends Category>(
  { chosen }: BudgetAnswers,
  categories: readonly Kind[],
): Kind[] => categories.filter((category) => chosen[category]);

/** What the chosen ones of the categories cost in a month, in cents. */
export const totalOf = (answers: BudgetAnswers, categories: readonly Category[]): number =>
  chosenOf(answers, categories).reduce((sum, name) => sum + (answers.amounts[name] ?? 0), 0);

/** What the income comes to in a year, in whole cents; 0 while there is none. */
export const annualIncomeCents = ({ income, frequency }: BudgetAnswers): number =>
  Math.round(annualIncome(income ?? 0, frequency));

/** The same of a month. */
export const monthlyIncomeCents = (answers: BudgetAnswers): number =>
  Math.round(annualIncomeCents(answers) / 12);
