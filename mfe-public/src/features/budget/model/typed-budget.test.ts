/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { emptyBudget } from './budget-answers.ts';
import { typedBudget } from './typed-budget.ts';

const KEY = 'budgetAnswers';

beforeEach(() => sessionStorage.clear());

describe('typedBudget', () => {
  it('is empty before anything was kept and after it was forgotten', () => {
    expect(typedBudget.read()).toEqual(emptyBudget);
    typedBudget.keep({ ...emptyBudget, income: 70_000 });
    typedBudget.forget();
    expect(typedBudget.read()).toEqual(emptyBudget);
  });

  it('reads what was kept', () => {
    const typed = {
      ...emptyBudget,
      chosen: { ...emptyBudget.chosen, HOUSING: true },
      income: 70_000,
      frequency: 'WEEKLY' as const,
      amounts: { ...emptyBudget.amounts, HOUSING: 120_050 },
    };
    typedBudget.keep(typed);
    expect(typedBudget.read()).toEqual(typed);
  });

  it.each([
    'null',
    'no JSON',
    '"text"',
    '[]',
    '{"chosen":{"YACHT":true,"HOUSING":"yes"},"amounts":{"HOUSING":-1,"PHONE":0.5,"TRAVEL":"9"}}',
    '{"chosen":null,"income":1e300,"frequency":"DAILY","amounts":7}',
  ])('leaves out what is no answer: %s', (written) => {
    sessionStorage.setItem(KEY, written);
    expect(typedBudget.read()).toEqual(emptyBudget);
  });
});
