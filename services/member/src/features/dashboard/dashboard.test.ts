import { describe, expect, it } from '@jest/globals';
import { overviewOf, type Situation } from './dashboard.ts';

const TODAY = '2026-11-20';
const nothing: Situation = {
  bank: null,
  reconnectBy: null,
  payroll: null,
  shifts: [],
  paystubs: [],
  outflows: [],
  cardAccount: null,
  limit: { grossCents: 0, steps: [] },
  outstandingCents: 0,
  depositCents: 0,
  payout: null,
  nextRepayment: null,
  repaymentNotices: [],
};
const working: Situation = {
  ...nothing,
  bank: { institutionName: 'Bank', accountName: 'Checking', mask: '1', availableCents: 125_000 },
  payroll: {
    employerName: 'Shop',
    platformId: null,
    compensationUnit: 'hourly',
    compensationCents: 2_425,
    payFrequency: 'bi_weekly',
    brokenSince: null,
  },
  shifts: [{ id: 's', endedOn: '2026-11-19', minutes: 2_880, grossCents: 117_500 }],
  paystubs: [
    {
      id: 'p',
      payOn: '2026-11-17',
      periodStartOn: '2026-10-28',
      periodEndOn: '2026-11-10',
      grossCents: 100,
      netCents: 72,
    },
  ],
  outflows: [
    {
      id: 'o',
      merchantName: 'Phone',
      description: null,
      averageCents: 42_169,
      frequency: 'monthly',
      lastOccurrenceOn: '2026-10-22',
      nextOccurrenceOn: '2026-11-22',
      categoryPrimary: 'OTHER',
      categorySecondary: null,
    },
  ],
  cardAccount: {
    id: 'c',
    issuedOn: '2026-11-01',
    isClosed: false,
    issued: { personId: 'p', accountId: 'a' },
    cards: [],
  },
  limit: {
    grossCents: 42_300,
    steps: [
      { step: 'multiplier', before: 10_000, after: 5_000, reason: 'payroll_linked' },
      { step: 'earned', before: 84_600, after: 84_600, reason: 'accrued_pay' },
      { step: 'formula', before: 84_600, after: 42_300, reason: 'part_of_pay' },
      { step: 'probationary_cap', before: 42_300, after: 42_300, reason: 'does_not_apply' },
    ],
  },
};

describe('overviewOf', () => {
  it('shows the limit that is stored, and what it was computed from', () => {
    expect(overviewOf(working, TODAY)).toEqual({
      dsl: { current_amount: 423, max_amount: 423 },
      limit_steps: [{ reason: 'part_of_pay', percent: 50, amount: 423 }],
      next_payday: '2026-12-01',
      next_payday_debit_on: '2026-12-01',
      payroll: { name: 'Shop', amount: 846 },
      linked_bank: { name: 'Bank', amount: 1250, reconnect_by: null },
      reset_card: { name: 'Reset Card', amount: 0 },
      deposit_balance: 0,
      payout: null,
      tax_refund: null,
      upcoming_expenses_amount: 421.69,
      next_repayment: null,
      repayment_notices: [],
    });
  });

  it('says what may still be sent back, without which its steps would not come to the limit', () => {
    const returnable = { before: 42_300, after: 39_300, reason: 'returnable' } as const;
    const steps = [...working.limit.steps, { step: 'return_window', ...returnable } as const];
    expect(overviewOf({ ...working, limit: { grossCents: 39_300, steps } }, TODAY)).toMatchObject({
      dsl: { max_amount: 393 },
      limit_steps: [{ amount: 423 }, { reason: 'returnable', percent: null, amount: 393 }],
    });
  });

  it('says what closes it', () => {
    const closed = { before: 42_300, after: 0, isLast: true, reason: 'debit_stopped' } as const;
    const limit = { grossCents: 0, steps: [{ step: 'data_gate', ...closed } as const] };
    expect(overviewOf({ ...working, limit }, TODAY).limit_steps).toEqual([
      { reason: 'debit_stopped', percent: null, amount: 0 },
    ]);
  });

  it('takes what is outstanding from the limit, not from the maximum', () => {
    expect(overviewOf({ ...working, outstandingCents: 2_350 }, TODAY).dsl).toEqual({
      current_amount: 399.5,
      max_amount: 423,
    });
  });

  it('never shows a limit below nothing, nor hides an overdraft', () => {
    const bank = {
      institutionName: 'Bank',
      accountName: 'Checking',
      mask: '1',
      availableCents: -90_000,
    };
    expect(overviewOf({ ...working, bank, outstandingCents: 42_301 }, TODAY)).toMatchObject({
      dsl: { current_amount: 0, max_amount: 423 },
      linked_bank: { amount: -900 },
    });
  });

  it('reckons with the bills of a month while no payday is known', () => {
    const overview = overviewOf({ ...working, paystubs: [] }, TODAY);
    expect(overview).toMatchObject({ next_payday: null, upcoming_expenses_amount: 421.69 });
  });

  it('says null of all that is not linked', () => {
    expect(overviewOf(nothing, TODAY)).toEqual({
      dsl: { current_amount: 0, max_amount: 0 },
      limit_steps: [],
      next_payday: null,
      next_payday_debit_on: null,
      payroll: null,
      linked_bank: null,
      reset_card: null,
      deposit_balance: 0,
      payout: null,
      tax_refund: null,
      upcoming_expenses_amount: 0,
      next_repayment: null,
      repayment_notices: [],
    });
  });
});
