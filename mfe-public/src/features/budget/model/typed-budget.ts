import { tabStorage } from '@reset/remote-sdk/tab-storage';
import { INCOME_FREQUENCIES } from '@reset/financial-health/income.ts';
import { emptyBudget, ofEach, type BudgetAnswers } from './budget-answers.ts';

const storage = tabStorage('budgetAnswers');

/**
 * What was typed, in this tab's storage until it was sent: a reload loses nothing. What stands
 * there may be of an older version or of somebody's hand; what is no answer is left out.
 */
export const typedBudget = {
  read(): BudgetAnswers {
    const { chosen, income, frequency, amounts } = recordOf(storage.read());
    const kept = { chosen: recordOf(chosen), amounts: recordOf(amounts) };
    return {
      chosen: ofEach((category) => kept.chosen[category] === true),
      income: centsOf(income),
      frequency: INCOME_FREQUENCIES.find((name) => name === frequency) ?? emptyBudget.frequency,
      amounts: ofEach((category) => centsOf(kept.amounts[category])),
    };
  },
  keep: (answers: BudgetAnswers): void => storage.keep(answers),
  forget: storage.forget,
};

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const centsOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
