import { describe, expect, it } from '@jest/globals';
import { emptyBudget, monthlyIncomeCents, type BudgetAnswers } from './budget-answers.ts';
import { budgetRequest } from './budget-request.ts';

const DANA = { name: 'Dana', email: 'dana@example.com' };
const answers = (changes: Partial<BudgetAnswers>): BudgetAnswers => ({
  ...emptyBudget,
  ...changes,
});

describe('budgetRequest', () => {
  it.each([
    [700, 'WEEKLY', 36_500],
    [1400, 'BIWEEKLY', 36_500],
    [1000, 'SEMIMONTHLY', 24_000],
    [1000, 'MONTHLY', 12_000],
    [1000, 'ANNUALLY', 1000],
    [1000, 'WEEKLY', 52_142.86],
  ] as const)('tells $%p %s as %p in a year [PUB-145]', (dollars, frequency, annual) => {
    const { data } = budgetRequest(DANA, answers({ income: dollars * 100, frequency }));
    expect(data.income).toBe(annual);
  });

  it('adds up without the dust of fractions, and leaves out what was not chosen', () => {
    const { chosen, amounts } = emptyBudget;
    const { user, data } = budgetRequest(
      DANA,
      answers({
        income: 100,
        chosen: { ...chosen, HOUSING: true, PHONE: true, GIFTS: true },
        amounts: { ...amounts, HOUSING: 10, PHONE: 20, GIFTS: 30, TRAVEL: 99 },
      }),
    );
    expect(user).toBe(DANA);
    expect([data.needs, data.wants]).toEqual([0.3, 0.3]);
    expect(data.expenses).toEqual([
      { name: 'HOUSING', amount: 0.1 },
      { name: 'PHONE', amount: 0.2 },
      { name: 'GIFTS', amount: 0.3 },
    ]);
  });
});

describe('monthlyIncomeCents', () => {
  it('is a twelfth of the year in whole cents, and 0 without an income', () => {
    expect(monthlyIncomeCents(answers({ income: 70_000, frequency: 'WEEKLY' }))).toBe(304_167);
    expect(monthlyIncomeCents(emptyBudget)).toBe(0);
  });
});
