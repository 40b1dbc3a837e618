import type { BudgetRequest } from '@reset/api-contract/public/financial-health.ts';
import { useCallback, useState } from 'react';
import { sendBudget } from '../api/send-budget.ts';
import type { BudgetAnswers } from '../model/budget-answers.ts';
import { budgetRequest } from '../model/budget-request.ts';
import { typedBudget } from '../model/typed-budget.ts';

/** The answers of this tab. Once sent they are in memory alone, to be sent again. */
export function useBudgetAnswers() {
  const [answers, setAnswers] = useState(typedBudget.read);

  const keep = useCallback((typed: BudgetAnswers) => {
    setAnswers(typed);
    typedBudget.keep(typed);
  }, []);

  async function send(user: BudgetRequest['user']) {
    const result = await sendBudget(budgetRequest(user, answers));
    if (result.ok) typedBudget.forget();
    return result;
  }
  return { answers, keep, send };
}
