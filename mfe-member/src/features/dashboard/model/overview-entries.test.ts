import { describe, expect, it } from '@jest/globals';
import { makeOverview, makePayout } from '#testing/factories.ts';
import { mayOverdraw, overviewEntries, type LinkStates } from './overview-entries.ts';

const NONE = { offline: new Set<never>(), connecting: new Set<never>() };
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

  it('ends with what is hers with us, until it is at her bank', () => {
    const statusOf = (status: 'scheduled' | 'on_its_way' | 'needs_bank' | 'returned') =>
      overviewEntries(makeOverview({ payout: makePayout({ status }) }), NONE).at(-1);
    expect(statusOf('on_its_way')).toMatchObject({ kind: 'payout', amount: 11, status: 'sending' });
    expect(statusOf('scheduled')).toMatchObject({ status: 'sending' });
    expect(statusOf('needs_bank')).toMatchObject({ status: 'waiting' });
    expect(statusOf('returned')).toMatchObject({ status: 'waiting' });
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
  const withLinks = (links: Partial<LinkStates>) =>
    overviewEntries(makeOverview(), { ...NONE, ...links }).map(({ kind, status }) => [
      kind,
      status,
    ]);
  const statuses = (...offline: ('plaid' | 'pinwheel')[]) =>
    withLinks({ offline: new Set(offline) });

  it('is offline while the member is notified that it is broken, and no other is [MEM-049]', () => {
    expect(statuses('plaid')).toContainEqual(['bank', 'offline']);
    expect(statuses('plaid')).toContainEqual(['payroll', 'connected']);
    expect(statuses('pinwheel')).toContainEqual(['payroll', 'offline']);
    expect(statuses('pinwheel')).toContainEqual(['bank', 'connected']);
  });

  it('is connecting until it was read for the first time [MEM-050, MEM-052]', () => {
    const connecting = new Set(['pinwheel'] as const);
    expect(withLinks({ connecting })).toContainEqual(['payroll', 'connecting']);
    expect(withLinks({ connecting })).toContainEqual(['bank', 'connected']);
  });

  it('is offline rather than connecting', () => {
    const both = new Set(['plaid'] as const);
    expect(withLinks({ connecting: both, offline: both })).toContainEqual(['bank', 'offline']);
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
