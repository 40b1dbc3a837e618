import type { BudgetRequest } from '@reset/api-contract/public/financial-health.ts';
import { NEEDS_CATEGORIES, WANTS_CATEGORIES } from '@reset/financial-health/budget.ts';
import {
  annualIncomeCents,
  CATEGORIES,
  chosenOf,
  totalOf,
  type BudgetAnswers,
} from './budget-answers.ts';

/** What is sent of a complete budget: income in a year, the rest in a month, all in dollars. */
export const budgetRequest = (
  user: BudgetRequest['user'],
  answers: BudgetAnswers,
): BudgetRequest => ({
  user,
  data: {
    version: 1,
    income: annualIncomeCents(answers) / 100,
    expenses: chosenOf(answers, CATEGORIES).map((name) => ({
      name,
      amount: (answers.amounts[name] ?? 0) / 100,
    })),
    needs: totalOf(answers, NEEDS_CATEGORIES) / 100,
    wants: totalOf(answers, WANTS_CATEGORIES) / 100,
  },
});
