import { describe, expect, it } from '@jest/globals';
import type { RecurringIncome } from '#providers/income-data.ts';
import { anyEarnings, depositsMonthlyCents, showsEarnings } from './banks.ts';

const someIncome = (changes: Partial<RecurringIncome> = {}): RecurringIncome => ({
  name: 'Juniper Lane Markets',
  kind: 'payroll',
  frequency: 'biweekly',
  averageCents: 139_680,
  lastCents: 139_680,
  monthlyCents: 302_640,
  lastOn: '2026-11-17',
  nextOn: '2026-12-01',
  isActive: true,
  ...changes,
});

describe('depositsMonthlyCents', () => {
  it('adds up what still comes', () => {
    const gig = someIncome({ kind: 'gig', monthlyCents: 20_000 });
    const stopped = someIncome({ isActive: false, monthlyCents: 90_000 });
    expect(depositsMonthlyCents([someIncome({ monthlyCents: 30_000 }), gig, stopped])).toBe(50_000);
    expect(depositsMonthlyCents([])).toBe(0);
  });

  it('is never below nothing, nor above what a column holds', () => {
    expect(depositsMonthlyCents([someIncome({ monthlyCents: -5 })])).toBe(0);
    const huge = someIncome({ monthlyCents: 900_000_000 });
    expect(depositsMonthlyCents([huge, huge])).toBe(1_000_000_000);
  });
});

describe('showsEarnings', () => {
  it('wants 500 dollars a month, and waits while nothing was read', () => {
    expect([50_000, 49_999, 0, null].map(showsEarnings)).toEqual([true, false, false, null]);
  });
});

describe('anyEarnings', () => {
  it.each([
    [[], null],
    [[undefined, undefined], null],
    [[true, undefined], true],
    [[null, true], true],
    [[false, true], true],
    [[false, null], null],
    [[null, undefined], null],
    [[false, undefined], false],
    [[false, false], false],
  ])('of %j is %j', (words, expected) => {
    expect(anyEarnings(words)).toBe(expected);
  });
});
