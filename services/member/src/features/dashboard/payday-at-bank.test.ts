import { describe, expect, it } from '@jest/globals';
import { debit, FRIDAY, nowhere, repayment, situation, stub } from '#testing/pay-situations.ts';
import type { PaySituation } from './pay-situation.ts';
import { paydayOf } from './payday.ts';

describe('pay that her payroll sent to her bank', () => {
  const paid = (changes: Partial<PaySituation> = {}) =>
    situation({
      repaymentMethod: 'ach_debit_flow',
      paystubs: [stub('2026-11-06', 100_000), stub('2026-11-20', 95_000)],
      ...changes,
    });

  it('repays what she owes', () => {
    expect(paydayOf(paid(), '2026-11-20')).toEqual({
      ...FRIDAY,
      paycheck_amount: 950,
      repayment_amount: 80,
      remainder_amount: 870,
      paycheck_received: true,
      paycheck_on: '2026-11-20',
      paycheck_parts: [{ day: '2026-11-20', amount: 950 }],
      paycheck_to: 'bank',
      paycheck_celebrated: false,
      ...nowhere,
      repayment_status: 'expected',
      repayment_debits: [],
      next_repayment: null,
      payout: null,
    });
  });

  it('has repaid what was debited since, whatever she has bought then', () => {
    const madeDebits = [debit('2026-11-21', 7_500), debit('2026-11-19', 1_000)];
    const changes = { madeDebits, outstandingCents: 2_500 };
    expect(paydayOf(paid(changes), '2026-11-21')).toMatchObject({
      repayment_amount: 75,
      remainder_amount: 875,
      repayment_status: 'repaid',
      repaid_by: { bank_name: 'Juniper Bank', bank_mask: '4021', day: '2026-11-20' },
    });
    const before = { madeDebits: [debit('2026-11-21', 7_500, { day: '2026-11-18' })] };
    expect(paydayOf(paid(before), '2026-11-21').repaid_by).toBeNull();
  });

  it('is not said to have repaid anything while the debit is under way', () => {
    const nextRepayment = repayment('processing', '2026-11-20', 8_000);
    expect(paydayOf(paid({ nextRepayment }), '2026-11-20')).toMatchObject({
      repayment_amount: 80,
      repayment_status: 'under_way',
      repayment_debits: [{ day: '2026-11-20', amount: 80 }],
    });
  });

  it('is all that her payroll tells of that day, with each paystub', () => {
    const paystubs = [stub('2026-11-06', 100_000), stub('2026-11-20', 95_000)];
    const second = { ...stub('2026-11-20', 40_000), id: 'second' };
    const twicePaid = paid({ paystubs: [...paystubs, second] });
    const parts = [950, 400].map((amount) => ({ day: '2026-11-20', amount }));
    expect(paydayOf(twicePaid, '2026-11-20')).toMatchObject({
      paycheck_amount: 1_350,
      remainder_amount: 1_270,
      paycheck_parts: parts,
    });
    expect(paydayOf(twicePaid, '2026-11-19')).toMatchObject({
      paycheck_amount: 1_350,
      paycheck_parts: [],
    });
  });

  describe('is the current one', () => {
    const nextRepayment = repayment('scheduled', '2026-11-24', 8_000);
    const isCurrent = (changes: Partial<PaySituation>, today: string) =>
      paydayOf(paid(changes), today).paycheck_on === '2026-11-20';

    it('until two days after its debit ended, by which it repaid or came back for good', () => {
      expect(isCurrent({}, '2026-11-22')).toBe(true);
      expect(isCurrent({}, '2026-11-23')).toBe(false);
      expect(isCurrent({ nextRepayment }, '2026-11-24')).toBe(true);
      const processing = { ...nextRepayment, status: 'processing' } as const;
      expect(isCurrent({ nextRepayment: processing }, '2026-11-27')).toBe(true);
      const settled = { madeDebits: [debit('2026-11-27', 8_000)] };
      expect(paydayOf(paid(settled), '2026-11-29')).toMatchObject({
        paycheck_on: '2026-11-20',
        repayment_amount: 80,
        repayment_status: 'repaid',
      });
      expect(isCurrent(settled, '2026-11-30')).toBe(false);
      const stopped = {
        nextRepayment: { ...nextRepayment, status: 'stopped', day: null },
        madeDebits: [debit('2026-11-25', 0, { status: 'returned' })],
      } as const;
      expect(isCurrent(stopped, '2026-11-27')).toBe(true);
      expect(isCurrent(stopped, '2026-11-28')).toBe(false);
    });

    it('for ten days at most, and for no debit that is later or that she asked for since', () => {
      const moved = (day: string) => ({ nextRepayment: { ...nextRepayment, day } });
      expect(isCurrent(moved('2026-11-30'), '2026-11-30')).toBe(true);
      expect(isCurrent(moved('2026-11-30'), '2026-12-01')).toBe(false);
      expect(isCurrent(moved('2026-12-01'), '2026-11-24')).toBe(false);
      const askedDebits = [{ day: '2026-11-24', amountCents: 8_000, askedOn: '2026-11-22' }];
      expect(isCurrent({ nextRepayment, askedDebits }, '2026-11-23')).toBe(false);
    });

    it('no longer than until the next payday', () => {
      const { payroll } = situation();
      const weekly = payroll && { ...payroll, payFrequency: 'weekly' as const };
      const underWay = { ...nextRepayment, status: 'processing' } as const;
      const changes = { payroll: weekly, nextRepayment: underWay };
      expect(isCurrent(changes, '2026-11-26')).toBe(true);
      expect(paydayOf(paid(changes), '2026-11-27')).toMatchObject({
        current_payday: '2026-11-27',
        paycheck_received: false,
      });
    });
  });

  it('is what is left after all debits of this payday, over, under way or to come', () => {
    const nextRepayment = repayment('processing', '2026-11-20', 4_000, {
      later: [
        { day: '2026-11-24', cents: 6_270, isUnderWay: false },
        { day: '2026-12-04', cents: 1_000, isUnderWay: false },
      ],
    });
    const said = {
      repayment_amount: 102.7,
      remainder_amount: 847.3,
      repayment_debits: [
        { day: '2026-11-20', amount: 40 },
        { day: '2026-11-24', amount: 62.7 },
      ],
    };
    expect(paydayOf(paid({ nextRepayment }), '2026-11-20')).toMatchObject({
      ...said,
      repayment_status: 'under_way',
    });
    // The first is over: what is left stays the same, and it is not all repaid.
    const [second, ...later] = nextRepayment.later;
    const madeDebits = [debit('2026-11-21', 4_000)];
    const after = { ...nextRepayment, status: 'scheduled', ...second, later } as const;
    expect(paydayOf(paid({ nextRepayment: after, madeDebits }), '2026-11-21')).toMatchObject({
      ...said,
      repayment_debits: [{ day: '2026-11-24', amount: 62.7 }],
      repayment_status: 'expected',
    });
  });

  it("has nothing to repay by a debit that is the next payday's", () => {
    const scheduled = repayment('scheduled', '2026-12-04', 8_000);
    const shown = (nextRepayment: PaySituation['nextRepayment']) =>
      paydayOf(paid({ nextRepayment }), '2026-11-21');
    expect(shown(scheduled)).toMatchObject({
      repayment_amount: 0,
      remainder_amount: 950,
      repayment_status: 'repaid',
      repayment_debits: [],
    });
    expect(shown({ ...scheduled, day: '2026-12-03' })).toMatchObject({
      repayment_amount: 80,
      repayment_status: 'expected',
      repayment_debits: [{ day: '2026-12-03', amount: 80 }],
    });
  });

  it('takes nothing of what she asked for after it, and all that she asked for before', () => {
    const made = debit('2026-11-21', 2_415);
    const asked = { day: '2026-11-24', amountCents: 2_000 };
    const underWay = { ...asked, endedOn: null, repaidCents: 0, status: 'sent' } as const;
    const processing = repayment('processing', '2026-11-24', 2_000);
    const scheduled = { ...processing, status: 'scheduled' } as const;
    const settled = debit('2026-11-22', 2_000);
    const of = (askedOn: string): Partial<PaySituation>[] => [
      { nextRepayment: scheduled, madeDebits: [made], askedDebits: [{ ...asked, askedOn }] },
      // A merchant has refunded a part of it.
      {
        nextRepayment: { ...scheduled, cents: 1_500 },
        madeDebits: [made],
        askedDebits: [{ ...asked, askedOn }],
      },
      { nextRepayment: processing, madeDebits: [{ ...made, ...underWay, askedOn }, made] },
      { madeDebits: [{ ...settled, askedOn }, made], outstandingCents: 0 },
    ];
    const done = { repayment_amount: 24.15, remainder_amount: 925.85, repayment_debits: [] };
    for (const changes of of('2026-11-21')) {
      expect(paydayOf(paid(changes), '2026-11-22')).toMatchObject({
        ...done,
        repayment_status: 'repaid',
        repaid_by: { day: '2026-11-20', amount: 24.15 },
      });
    }
    expect(
      of('2026-11-20').map((changes) => paydayOf(paid(changes), '2026-11-22').repayment_amount),
    ).toEqual([44.15, 39.15, 44.15, 44.15]);
    // Of two on one day it is the one that she asked for.
    const both = { ...scheduled, later: [{ day: '2026-11-24', cents: 700, isUnderWay: false }] };
    const askedDebits = [{ ...asked, askedOn: '2026-11-21' }];
    expect(
      paydayOf(paid({ nextRepayment: both, madeDebits: [made], askedDebits }), '2026-11-22'),
    ).toMatchObject({ repayment_debits: [{ day: '2026-11-24', amount: 7 }] });
  });

  it('is not repaid while her bank allows no debits', () => {
    const nextRepayment = repayment('stopped', null, 8_000);
    expect(paydayOf(paid({ nextRepayment }), '2026-11-20')).toMatchObject({
      repayment_amount: 0,
      repayment_status: 'expected',
    });
  });

  it('has nothing to repay where nothing is owed', () => {
    expect(paydayOf(paid({ outstandingCents: 0 }), '2026-11-20')).toMatchObject({
      repayment_amount: 0,
      repayment_status: 'repaid',
    });
  });
});
