import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { budgetProfile, isOverBudget, savingsOf, targetsOf, type Budget } from './budget.ts';
import { anyBudget } from './testing/arbitrary.ts';
import { profileByFractions } from './testing/profile-by-fractions.ts';

/** A budget by shares of the income: `[needs, wants]` in tenths of a percent, of 1000 dollars. */
const shares = (needs: number, wants: number): Budget => ({ income: 1000, needs, wants });

describe('savingsOf', () => {
  it('is what is left [PUB-156]', () => {
    expect(savingsOf({ income: 5000, needs: 2500, wants: 1500 })).toBe(1000);
  });

  it('is 0 where more is spent than comes in [PUB-156]', () => {
    expect(savingsOf({ income: 1000, needs: 800, wants: 400 })).toBe(0);
  });

  it('is never negative, and with what is spent never less than the income', () => {
    fc.assert(
      fc.property(anyBudget, (budget) => {
        const savings = savingsOf(budget);
        expect(savings).toBeGreaterThanOrEqual(0);
        expect(savings + budget.needs + budget.wants).toBeGreaterThanOrEqual(budget.income);
      }),
    );
  });
});

describe('isOverBudget', () => {
  it.each([
    [{ income: 1000, needs: 600, wants: 500 }, true],
    [{ income: 1000, needs: 600, wants: 401 }, true],
    [{ income: 1000, needs: 600, wants: 400 }, false],
    [{ income: 1000, needs: 0, wants: 0 }, false],
  ])('says of %j %s [PUB-157]', (budget, isOver) => {
    expect(isOverBudget(budget)).toBe(isOver);
  });

  it('goes with the one profile that saves too little', () => {
    fc.assert(
      fc.property(anyBudget.filter(isOverBudget), (budget) => {
        expect(budgetProfile(budget)).toBe('aspiring_saver');
      }),
    );
  });
});

describe('targetsOf', () => {
  it('divides the income by 50, 30 and 20 percent [PUB-155]', () => {
    expect(targetsOf({ income: 5000 })).toEqual({ NEEDS: 2500, WANTS: 1500, SAVINGS: 1000 });
  });

  it.each([
    [1, { NEEDS: 1, WANTS: 0, SAVINGS: 0 }],
    [2, { NEEDS: 1, WANTS: 1, SAVINGS: 0 }],
    [3, { NEEDS: 2, WANTS: 0, SAVINGS: 1 }],
    [5003, { NEEDS: 2502, WANTS: 1500, SAVINGS: 1001 }],
  ])('leaves no dollar of %i over', (income, targets) => {
    expect(targetsOf({ income })).toEqual(targets);
  });

  it('adds up to the income, each within a dollar of its share', () => {
    fc.assert(
      fc.property(anyBudget, ({ income }) => {
        const { NEEDS, WANTS, SAVINGS } = targetsOf({ income });
        expect(NEEDS + WANTS + SAVINGS).toBe(income);
        expect(Math.abs(NEEDS - income * 0.5)).toBeLessThan(1);
        expect(Math.abs(WANTS - income * 0.3)).toBeLessThan(1);
        expect(Math.abs(SAVINGS - income * 0.2)).toBeLessThan(1);
      }),
    );
  });
});

describe('budgetProfile', () => {
  it.each([
    ['savings of 12.4%', shares(500, 376), 'aspiring_saver'],
    ['savings of 12.5%', shares(500, 375), 'budget_hero'],
    ['no savings', shares(600, 400), 'aspiring_saver'],
    ['more spent than comes in', shares(600, 500), 'aspiring_saver'],
  ])('with %s [PUB-155, PUB-158]', (_what, budget, profile) => {
    expect(budgetProfile(budget)).toBe(profile);
  });

  it.each([
    ['savings of 27.6%', shares(500, 224), 'savvy_saver'],
    ['savings of 27.5%', shares(500, 225), 'budget_hero'],
    ['nothing spent', shares(0, 0), 'savvy_saver'],
    ['much saved, and all else for needs', shares(724, 0), 'savvy_saver'],
  ])('with %s [PUB-155, PUB-159]', (_what, budget, profile) => {
    expect(budgetProfile(budget)).toBe(profile);
  });

  it.each([
    ['needs of 58%, savings of 20%', shares(580, 220), 'practical_spender'],
    ['needs of 57.6%, savings of 20%', shares(576, 224), 'practical_spender'],
    ['needs of 57.5%, savings of 20%', shares(575, 225), 'budget_hero'],
    ['needs of 57.6%, savings of 12.5%', shares(576, 299), 'practical_spender'],
    ['needs of 57.6%, savings of 27.5%', shares(576, 149), 'practical_spender'],
    ['needs of 57.6%, savings of 12.4%', shares(576, 300), 'aspiring_saver'],
  ])('with %s [PUB-155, PUB-160]', (_what, budget, profile) => {
    expect(budgetProfile(budget)).toBe(profile);
  });

  it.each([
    ['wants of 38%, savings of 20%', shares(420, 380), 'lifestyle_lover'],
    ['wants of 37.6%, savings of 20%', shares(424, 376), 'lifestyle_lover'],
    ['wants of 37.5%, savings of 20%', shares(425, 375), 'budget_hero'],
    ['wants of 37.6%, savings of 27.5%', shares(349, 376), 'lifestyle_lover'],
    ['wants of 37.6%, savings of 27.6%', shares(348, 376), 'savvy_saver'],
  ])('with %s [PUB-155, PUB-161]', (_what, budget, profile) => {
    expect(budgetProfile(budget)).toBe(profile);
  });

  it('is a hero’s on the ideal itself [PUB-162]', () => {
    expect(budgetProfile(shares(500, 300))).toBe('budget_hero');
    expect(budgetProfile({ income: 5000, needs: 2500, wants: 1500 })).toBe('budget_hero');
  });

  it('holds at the thresholds of incomes that floating point shares would miss', () => {
    // 12.5% and 27.5% of these are whole dollars; 0.2 - 0.075 and 0.2 + 0.075 are no such numbers.
    for (let income = 40; income <= 400_000; income += 40) {
      const needs = income / 2;
      const least = { income, needs, wants: (income * 3) / 8 };
      expect(budgetProfile(least)).toBe('budget_hero');
      expect(budgetProfile({ ...least, wants: least.wants + 1 })).toBe('aspiring_saver');
      const most = { income, needs, wants: (income * 9) / 40 };
      expect(budgetProfile(most)).toBe('budget_hero');
      expect(budgetProfile({ ...most, wants: most.wants - 1 })).toBe('savvy_saver');
    }
  });

  it('is that of the specification, reckoned in fractions, for every budget', () => {
    fc.assert(
      fc.property(anyBudget, (budget) => {
        expect(budgetProfile(budget)).toBe(profileByFractions(budget));
      }),
      { numRuns: 2000 },
    );
  });

  it('is that for every budget of small incomes too', () => {
    const upTo = (most: number) => Array.from({ length: most + 1 }, (_, amount) => amount);
    const missed = upTo(40).flatMap((income) =>
      upTo(41 * 41)
        .map((place) => ({ income: income + 1, needs: Math.floor(place / 41), wants: place % 41 }))
        .filter((budget) => budgetProfile(budget) !== profileByFractions(budget)),
    );
    expect(missed).toEqual([]);
  });
});
