import { describe, expect, it } from '@jest/globals';
import { emptyBudget, type BudgetAnswers } from './budget-answers.ts';
import { isComplete, stepState } from './budget-steps.ts';

const answers = (changes: Partial<BudgetAnswers>): BudgetAnswers => ({
  ...emptyBudget,
  ...changes,
});
const housing = (cents: number | null) =>
  answers({
    chosen: { ...emptyBudget.chosen, HOUSING: true },
    amounts: { ...emptyBudget.amounts, HOUSING: cents },
  });

describe('stepState', () => {
  it('takes any choice of needs and wants, also none [PUB-136]', () => {
    expect(stepState('needs', emptyBudget)).toBe('complete');
    expect(stepState('wants', emptyBudget)).toBe('complete');
    expect(stepState('needs', housing(null))).toBe('complete');
  });

  it.each([
    [null, 'missing'],
    [0, 'missing'],
    [1, 'complete'],
  ])('calls an income of %p cents %s [PUB-137]', (income, state) => {
    expect(stepState('income', answers({ income }))).toBe(state);
  });

  it('takes no income beyond a hundred million a month', () => {
    const income = 100_000_000 * 100;
    expect(stepState('income', answers({ income }))).toBe('complete');
    expect(stepState('income', answers({ income: income + 1 }))).toBe('tooMuch');
    expect(stepState('income', answers({ income, frequency: 'WEEKLY' }))).toBe('tooMuch');
    expect(stepState('income', answers({ income, frequency: 'ANNUALLY' }))).toBe('complete');
  });

  it.each([
    [null, 'missing'],
    [0, 'complete'],
    [120_050, 'complete'],
    [100_000_000 * 100 + 1, 'tooMuch'],
  ])('calls %p cents for what was chosen %s [PUB-139]', (cents, state) => {
    expect(stepState('needsSpending', housing(cents))).toBe(state);
    expect(stepState('wantsSpending', housing(cents))).toBe('complete');
  });
});

describe('isComplete', () => {
  it('wants an answer to everything [PUB-140]', () => {
    expect(isComplete(emptyBudget)).toBe(false);
    expect(isComplete(answers({ income: 1 }))).toBe(true);
    expect(isComplete({ ...housing(null), income: 1 })).toBe(false);
    expect(isComplete({ ...housing(0), income: 1 })).toBe(true);
  });
});
