import { describe, expect, it } from '@jest/globals';
import { makeOverview } from '#testing/factories.ts';
import { mayOverdraw, overviewEntries } from './overview-entries.ts';

const NONE: ReadonlySet<never> = new Set();
const kinds = (overview = makeOverview()) =>
  overviewEntries(overview, NONE).map(({ kind }) => kind);

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
    expect(overviewEntries(makeOverview(), NONE).map(({ href }) => href)).toEqual([
      '/income',
      '/recurring-expenses',
      '/recurring-expenses',
      '/card-transactions',
    ]);
  });
});

describe('the status of a link', () => {
  const statuses = (...offline: ('plaid' | 'pinwheel')[]) =>
    overviewEntries(makeOverview(), new Set(offline)).map(({ kind, status }) => [kind, status]);

  it('is offline while the member is notified that it is broken, and no other is [MEM-049]', () => {
    expect(statuses('plaid')).toContainEqual(['bank', 'offline']);
    expect(statuses('plaid')).toContainEqual(['payroll', 'connected']);
    expect(statuses('pinwheel')).toContainEqual(['payroll', 'offline']);
    expect(statuses('pinwheel')).toContainEqual(['bank', 'connected']);
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
