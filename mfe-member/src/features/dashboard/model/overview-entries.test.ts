import { describe, expect, it } from '@jest/globals';
import { makeOverview } from '#testing/factories.ts';
import { mayOverdraw, overviewEntries } from './overview-entries.ts';

const kinds = (overview = makeOverview()) => overviewEntries(overview).map(({ kind }) => kind);

describe('overviewEntries', () => {
  it('has earnings, balance, bills and card in this order', () => {
    expect(kinds()).toEqual(['payroll', 'bank', 'bills', 'card']);
  });

  it('has no earnings without payroll and no transactions without a card', () => {
    expect(kinds(makeOverview({ payroll: null, resetCard: null }))).toEqual(['bank', 'bills']);
  });

  it('has neither balance nor bills without a bank', () => {
    expect(kinds(makeOverview({ linkedBank: null }))).toEqual(['payroll', 'card']);
  });

  it('leads to the page that explains each figure', () => {
    expect(overviewEntries(makeOverview()).map(({ href }) => href)).toEqual([
      '/income',
      '/recurring-expenses',
      '/recurring-expenses',
      '/card-transactions',
    ]);
  });
});

describe('mayOverdraw', () => {
  it('warns when bills exceed the balance', () => {
    expect(mayOverdraw(50, 80)).toBe(true);
    expect(mayOverdraw(100, 80)).toBe(false);
    expect(mayOverdraw(80, 80)).toBe(false);
  });

  it('never warns without bills, even on an overdrawn account', () => {
    expect(mayOverdraw(-20, 0)).toBe(false);
  });
});
