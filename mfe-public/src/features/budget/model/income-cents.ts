import { annualIncome } from '@reset/financial-health/income.ts';
import type { BudgetAnswers } from './budget-answers.ts';

/** What the income comes to in a year, in whole cents; 0 while there is none. */
export const annualIncomeCents = ({ income, frequency }: BudgetAnswers): number =>
  Math.round(annualIncome(income ?? 0, frequency));

/** The same of a month. */
export const monthlyIncomeCents = (answers: BudgetAnswers): number =>
  Math.round(annualIncomeCents(answers) / 12);
