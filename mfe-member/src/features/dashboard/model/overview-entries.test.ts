/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { describe, expect, it } from '@jest/globals';
import { makeReturn } from '@reset/remote-sdk/testing';
import { makeOverview, makePayout } from '#testing/factories.ts';
import { mayOverdraw, overviewEntries, type LinkStates, type Taxes } from './overview-entries.ts';

const NONE = { offline: new Set<never>(), connecting: new Set<never>() };
/** Of who filed nothing. */
const NOTHING: Taxes = {
  taxReturns: [],
  refundAdvanceAmount: 0,
  refundAmount: 0,
  hasEligibleReturns: false,
  isAvailable: false,
  isDemo: false,
};
const kinds = (overview = makeOverview()) =>
  overviewEntries(overview, NONE, NOTHING).map(({ kind }) => kind);

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
      overviewEntries(makeOverview({ payout: makePayout({ status }) }), NONE, NOTHING).at(-1);
    expect(statusOf('on_its_way')).toMatchObject({ kind: 'payout', amount: 11, status: 'sending' });
    expect(statusOf('scheduled')).toMatchObject({ status: 'sending' });
    expect(statusOf('needs_bank')).toMatchObject({ status: 'waiting' });
    expect(statusOf('returned')).toMatchObject({ status: 'waiting' });
  });

  it('leads to the page that explains each figure', () => {
    expect(overviewEntries(makeOverview(), NONE, NOTHING).map(({ href }) => href)).toEqual([
      '/income',
      '/recurring-expenses',
      '/recurring-expenses',
      '/card-transactions',
    ]);
  });
});

describe('the status of a link', () => {
  const withLinks = (links: Partial<LinkStates>) =>
    overviewEntries(makeOverview(), { ...NONE, ...links }, NOTHING).map(({ kind, status }) => [
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

describe('the entry of her taxes', () => {
  const federal = makeReturn();
  const state = makeReturn({ jurisdiction: 'NY', refundAmount: 212 });
  const entryOf = (
    taxes: Partial<Taxes>,
    taxRefund: { amount: number } | null = null,
    taxReturns = [federal],
  ) => overviewEntries(makeOverview({ taxRefund }), NONE, { ...NOTHING, taxReturns, ...taxes })[0];

  it.each([
    ['a refund on the dashboard', { amount: 900 }, false, false, 'refund'],
    ['one, in a demonstration', { amount: 900 }, false, true, 'refund'],
    ['eligible returns', null, true, false, 'refund'],
    // Neither as a refund nor as a return.
    ['eligible returns, in a demonstration', null, true, true, 'payroll'],
    ['a return that is not eligible', null, false, false, 'return'],
    ['one, in a demonstration', null, false, true, 'payroll'],
  ])('is first with %s [MEM-042]', (_what, taxRefund, hasEligibleReturns, isDemo, kind) => {
    expect(entryOf({ hasEligibleReturns, isDemo }, taxRefund)?.kind).toBe(kind);
  });

  it.each([
    [[federal], 'Federal'],
    [[state], 'State'],
    [[federal, state], 'Federal and State'],
    [[], null],
  ])('names to whom she filed %j: %s [MEM-040]', (taxReturns, name) => {
    const entry = entryOf({}, { amount: 900 }, taxReturns);
    expect(entry).toMatchObject({ kind: 'refund', name, amount: 900, href: '/tax-return' });
  });

  it('says whether its figure is the refund or the advance on it', () => {
    expect(entryOf({ hasEligibleReturns: true })?.figure).toBe('refund');
    expect(entryOf({ hasEligibleReturns: true, isAvailable: true })?.figure).toBe('refund');
    expect(entryOf({ hasEligibleReturns: true }, { amount: 900 })?.figure).toBe('advance');
    expect(entryOf({ refundAmount: 1_840 })?.figure).toBeUndefined();
  });

  it('is the tax year where no advance is to be had [MEM-041]', () => {
    const entry = entryOf({ refundAmount: 1_840 });
    expect(entry).toMatchObject({ kind: 'return', name: '2025', amount: 1_840 });
  });

  it('waits for the refund until a return that counts is accepted [MEM-051]', () => {
    expect(entryOf({ hasEligibleReturns: true })?.status).toBe('pendingRefund');
    expect(entryOf({ hasEligibleReturns: true, isAvailable: true })?.status).toBe('connected');
  });

  it('is available where the dashboard has a refund [MEM-051]', () => {
    expect(entryOf({}, { amount: 900 })?.status).toBe('connected');
  });

  it.each([
    ['submitted', 'pendingRefund'],
    ['accepted', 'accepted'],
    ['rejected', 'rejected'],
    ['refund_received', 'sent'],
    ['no_refund', 'no_refund'],
  ] as const)('of a return that is %s is %s [MEM-051]', (taxReturnStatus, status) => {
    expect(entryOf({}, null, [makeReturn({ taxReturnStatus })])?.status).toBe(status);
  });

  it('says which is accepted and which is awaited, where not all are accepted yet', () => {
    const taxReturns = [
      makeReturn(),
      makeReturn({ jurisdiction: 'NY', taxReturnStatus: 'submitted' }),
    ];
    expect(entryOf({}, null, taxReturns)).toMatchObject({
      kind: 'return',
      name: '2025: Federal accepted, New York still awaited',
      status: 'partly_accepted',
    });
  });

  it('names the refunds alone where another return owes, and has how much that is [MEM-040]', () => {
    const owing = makeReturn({ jurisdiction: 'NY', refundAmount: -50 });
    const entry = entryOf({ hasEligibleReturns: true, isAvailable: true }, null, [federal, owing]);
    expect(entry).toMatchObject({
      name: 'Federal',
      status: 'connected',
      owedCents: 5_000,
    });
    expect(entryOf({ hasEligibleReturns: true }, null, [owing])?.name).toBeNull();
  });

  it('of a refund that counts says that another return is still awaited', () => {
    const awaited = makeReturn({ jurisdiction: 'NY', taxReturnStatus: 'submitted' });
    const taxes = { hasEligibleReturns: true, isAvailable: true };
    expect(entryOf(taxes, null, [makeReturn(), awaited])).toMatchObject({
      kind: 'refund',
      name: '2025: Federal accepted, New York still awaited',
      status: 'partly_accepted',
    });
  });

  it.each([
    ['submitted', 'pendingRefund'],
    ['accepted', 'accepted'],
    ['no_refund', 'balance_due'],
  ] as const)('has what she owes where nothing comes back: %s', (taxReturnStatus, status) => {
    const owing = makeReturn({ refundAmount: -2_450.4, taxReturnStatus });
    expect(entryOf({}, null, [owing])).toEqual({
      kind: 'return',
      name: '2025',
      figure: 'owed',
      amount: 2_450,
      status,
      href: '/tax-return',
    });
  });

  it('has what she owes by a return that is rejected as not accepted, after what is to be paid', () => {
    const rejected = makeReturn({ refundAmount: -300, taxReturnStatus: 'rejected' });
    const figure = { figure: 'owedRejected', amount: 300, status: 'rejected' };
    expect(entryOf({}, null, [rejected])).toMatchObject(figure);
    const owing = makeReturn({ jurisdiction: 'NY', refundAmount: -50 });
    expect(entryOf({}, null, [rejected, owing])).toMatchObject({ figure: 'owed', amount: 50 });
  });

  it.each(['submitted', 'accepted', 'no_refund'] as const)(
    'has what she owes beside a refund, also while that is %s',
    (taxReturnStatus) => {
      const owing = makeReturn({ jurisdiction: 'NY', refundAmount: -187.5, taxReturnStatus });
      expect(entryOf({}, null, [federal, owing])).toMatchObject({
        amount: 1_840,
        owedCents: 18_750,
      });
    },
  );

  it.each([
    ['rejected', {}, '2025: Federal accepted, New York rejected'],
    ['refund_received', {}, '2025: Federal accepted, New York refunded'],
    ['submitted', { refundAmount: -50 }, '2025: Federal accepted, New York still awaited'],
  ] as const)(
    'says how each stands where the amount is of one, and its status of another: %s',
    (taxReturnStatus, changes, name) => {
      const other = makeReturn({ jurisdiction: 'NY', taxReturnStatus, ...changes });
      expect(entryOf({}, { amount: 900 }, [federal, other])?.name).toBe(name);
    },
  );

  it('says of returns that stand alike, and of one, how they stand once', () => {
    const rejected = makeReturn({ taxReturnStatus: 'rejected' });
    expect(entryOf({}, null, [rejected])?.name).toBe('2025');
    expect(entryOf({}, null, [rejected, { ...rejected, jurisdiction: 'NY' }])?.name).toBe('2025');
  });

  it('says what is left of an advance of which she spent a part', () => {
    const spent = makeReturn({ refundAdvanceSpent: 312.5 });
    expect(entryOf({}, { amount: 1_050 }, [spent])).toMatchObject({
      figure: 'advanceLeft',
      amount: 737.5,
    });
  });

  it('says first that a return is rejected, though another may be had early of', () => {
    const rejected = makeReturn({ taxReturnStatus: 'rejected' });
    const taxes = { hasEligibleReturns: true, isAvailable: true };
    expect(entryOf(taxes, null, [federal, rejected])?.status).toBe('rejected');
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
