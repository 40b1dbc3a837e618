import { describe, expect, it } from '@jest/globals';
import { deposit, FRIDAY, nowhere, situation, stub, transfer } from '#testing/pay-situations.ts';
import { paydayOf, type PaySituation } from './payday.ts';

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
    const debited = [
      { paidOn: '2026-11-19', amountCents: 1_000 },
      { paidOn: '2026-11-21', amountCents: 7_500 },
    ];
    const lastDebit = transfer('2026-11-20', '2026-11-20');
    const changes = { debited, lastDebit, outstandingCents: 2_500 };
    expect(paydayOf(paid(changes), '2026-11-21')).toMatchObject({
      repayment_amount: 75,
      remainder_amount: 875,
      repayment_status: 'repaid',
      repaid_by: { bank_name: 'Juniper Bank', bank_mask: '4021', day: '2026-11-20' },
    });
    const before = paid({ ...changes, lastDebit: transfer('2026-11-18', '2026-11-18') });
    expect(paydayOf(before, '2026-11-21').repaid_by).toBeNull();
  });

  it('is not said to have repaid anything while the debit is under way', () => {
    const nextRepayment = {
      status: 'processing',
      day: '2026-11-20',
      cents: 8_000,
      pendingCents: 0,
      ofRefundCents: 0,
      bank: null,
      takeBacks: [],
      later: [],
    } as const;
    expect(paydayOf(paid({ nextRepayment }), '2026-11-20')).toMatchObject({
      repayment_amount: 80,
      repayment_status: 'under_way',
      repayment_debits: [{ day: '2026-11-20', amount: 80 }],
    });
  });

  it('stays the current one while a debit is to come that a holiday put off, and for a while after', () => {
    const nextRepayment = {
      status: 'scheduled',
      day: '2026-11-24',
      cents: 8_000,
      pendingCents: 0,
      ofRefundCents: 0,
      bank: null,
      takeBacks: [],
      later: [],
    } as const;
    const current = (changes: Partial<PaySituation>, today: string) =>
      paydayOf(paid(changes), today).paycheck_on;
    expect(current({ nextRepayment }, '2026-11-24')).toBe('2026-11-20');
    const debited = [{ paidOn: '2026-11-25', amountCents: 8_000 }];
    expect(paydayOf(paid({ debited }), '2026-11-25')).toMatchObject({
      paycheck_on: '2026-11-20',
      repayment_amount: 80,
      repayment_status: 'repaid',
    });
    expect(current({ debited }, '2026-11-26')).toBeNull();
    expect(current({}, '2026-11-23')).toBeNull();
    // She moved it far away, or asked for one of her own.
    expect(
      current({ nextRepayment: { ...nextRepayment, day: '2026-11-27' } }, '2026-11-24'),
    ).toBeNull();
  });

  it('is what is left after all debits of this payday, over, under way or to come', () => {
    const nextRepayment = {
      status: 'processing',
      day: '2026-11-20',
      cents: 4_000,
      pendingCents: 0,
      ofRefundCents: 0,
      bank: null,
      takeBacks: [],
      later: [
        { day: '2026-11-24', cents: 6_270, isUnderWay: false },
        { day: '2026-12-04', cents: 1_000, isUnderWay: false },
      ],
    } as const;
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
    const debited = [{ paidOn: '2026-11-21', amountCents: 4_000 }];
    const after = { ...nextRepayment, status: 'scheduled', ...second, later } as const;
    expect(paydayOf(paid({ nextRepayment: after, debited }), '2026-11-21')).toMatchObject({
      ...said,
      repayment_debits: [{ day: '2026-11-24', amount: 62.7 }],
      repayment_status: 'expected',
    });
  });

  it("has nothing to repay by a debit that is the next payday's", () => {
    const scheduled = {
      status: 'scheduled',
      day: '2026-12-04',
      cents: 8_000,
      pendingCents: 0,
      ofRefundCents: 0,
      bank: null,
      takeBacks: [],
      later: [],
    } as const;
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

  it('is not repaid while her bank allows no debits', () => {
    const nextRepayment = {
      status: 'stopped',
      day: null,
      cents: 8_000,
      pendingCents: 0,
      ofRefundCents: 0,
      bank: null,
      takeBacks: [],
      later: [],
    } as const;
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

describe('pay that came to us though she repays by debit', () => {
  const underWay = {
    status: 'processing',
    day: '2026-11-20',
    cents: 8_000,
    pendingCents: 0,
    ofRefundCents: 0,
    bank: null,
    takeBacks: [],
    later: [],
  } as const;
  const dollar = (changes: Partial<PaySituation>) =>
    situation({
      repaymentMethod: 'ach_debit_flow',
      received: [deposit('2026-11-20', 100, 0)],
      paystubs: [stub('2026-11-06', 100_000), stub('2026-11-20', 100)],
      ...changes,
    });

  it('had something to repay while a debit that is under way repays all of it', () => {
    const said = {
      paycheck_to: 'deposit_account',
      repayment_amount: 0,
      remainder_amount: 1,
      repaid_by: null,
      repayment_status: 'under_way',
      repayment_debits: [{ day: '2026-11-20', amount: 80 }],
    };
    expect(paydayOf(dollar({ nextRepayment: underWay }), '2026-11-20')).toMatchObject(said);
    // Asked for, or put off, before the payday.
    const before = { ...underWay, day: '2026-11-19' };
    expect(paydayOf(dollar({ nextRepayment: before }), '2026-11-20')).toMatchObject({
      ...said,
      repayment_debits: [{ day: '2026-11-19', amount: 80 }],
    });
    // What is debited of what she bought since.
    const after = { ...underWay, day: '2026-11-23' };
    expect(paydayOf(dollar({ nextRepayment: after }), '2026-11-22')).toMatchObject({
      repayment_status: 'repaid',
      repayment_debits: [],
    });
  });

  it('names the debit that had repaid all of it before, and none that was before or since', () => {
    const repaidBy = (day: string, repaidCents = 0) =>
      paydayOf(
        dollar({
          received: [deposit('2026-11-20', 100, repaidCents)],
          lastDebit: transfer(day, day, 8_000),
        }),
        '2026-11-21',
      ).repaid_by;
    expect(repaidBy('2026-11-20')).toMatchObject({ day: '2026-11-20', amount: 80 });
    expect(repaidBy('2026-11-20', 100)).toBeNull();
    expect(repaidBy('2026-11-19')).toBeNull();
    expect(repaidBy('2026-11-21')).toBeNull();
  });

  it('has repaid by itself, beside the debits of that day and of the rest', () => {
    const nextRepayment = {
      status: 'scheduled',
      day: '2026-12-04',
      cents: 1_200,
      pendingCents: 0,
      ofRefundCents: 0,
      bank: null,
      takeBacks: [],
      later: [],
    } as const;
    const received = [deposit('2026-11-20', 95_000, 8_000)];
    const paystubs = [stub('2026-11-06', 100_000), stub('2026-11-20', 95_000)];
    const debited = [{ paidOn: '2026-11-20', amountCents: 2_500 }];
    const lastDebit = transfer('2026-11-20', '2026-11-20');
    const repaymentMethod = 'ach_debit_flow';
    const changes = { repaymentMethod, received, paystubs, debited, lastDebit } as const;
    expect(paydayOf(situation({ ...changes, nextRepayment }), '2026-11-20')).toMatchObject({
      paycheck_to: 'deposit_account',
      repayment_amount: 80,
      remainder_amount: 870,
      repaid_by: null,
      repayment_debits: [],
    });
  });
});
