import { NEEDS_CATEGORIES, WANTS_CATEGORIES } from '@reset/financial-health/budget.ts';
import { MAX_DOLLARS } from '@reset/financial-health/budget-link.ts';
import {
  chosenOf,
  monthlyIncomeCents,
  totalOf,
  type BudgetAnswers,
  type Category,
} from './budget-answers.ts';

/** The questionnaire, in its order. */
export const BUDGET_STEPS = ['needs', 'wants', 'income', 'needsSpending', 'wantsSpending'] as const;
export type BudgetStep = (typeof BUDGET_STEPS)[number];

/** `tooMuch`: an amount that no results link can carry. */
export type StepState = 'complete' | 'missing' | 'tooMuch';

/** Whether a step lets her go on; choosing always does, also with nothing chosen. */
export function stepState(step: BudgetStep, answers: BudgetAnswers): StepState {
  switch (step) {
    case 'needs':
    case 'wants':
      return 'complete';
    case 'income':
      return withinReach(monthlyIncomeCents(answers), (answers.income ?? 0) > 0);
    case 'needsSpending':
      return spendingState(answers, NEEDS_CATEGORIES);
    case 'wantsSpending':
      return spendingState(answers, WANTS_CATEGORIES);
  }
}

/** Whether there is an answer to everything. */
export const isComplete = (answers: BudgetAnswers): boolean =>
  BUDGET_STEPS.every((step) => stepState(step, answers) === 'complete');

function spendingState(answers: BudgetAnswers, categories: readonly Category[]): StepState {
  const isFilled = chosenOf(answers, categories).every((name) => answers.amounts[name] !== null);
  return withinReach(totalOf(answers, categories), isFilled);
}

function withinReach(cents: number, isFilled: boolean): StepState {
  if (!isFilled) return 'missing';
  return cents > MAX_DOLLARS * 100 ? 'tooMuch' : 'complete';
}

/** What the address may name. The results open by their link alone. */
export const BUDGET_STAGES = ['intro', 'questionnaire', 'signup'] as const;
export type BudgetStage = (typeof BUDGET_STAGES)[number];
