import { describe, expect, it } from '@jest/globals';
import { type Debt, nextRepaymentOf, wireNextRepayment } from './next-repayment.ts';

const BANK = { name: 'Juniper Bank', mask: '4021' };

/** 30 dollars collected and 12.50 pending, to be debited on the Monday after a payday on Sunday. */
const debt = (changes: Partial<Debt> = {}): Debt => ({
  repaysByDebit: true,
  isDebitStopped: false,
  payableCents: 3_000,
  pendingCents: 1_250,
  ofRefundCents: 0,
  underWay: [],
  planned: [{ purpose: 'payday', effectiveOn: '2026-12-07', amountCents: null }],
  bank: BANK,
  payday: '2026-12-06',
  takeBacks: [],
  ...changes,
});

describe('nextRepaymentOf', () => {
  it('is what merchants have collected, on the banking day of the debit, with what is pending beside it', () => {
    expect(nextRepaymentOf(debt())).toEqual({
      status: 'scheduled',
      day: '2026-12-07',
      cents: 3_000,
      pendingCents: 1_250,
      ofRefundCents: 0,
      bank: BANK,
      later: [],
      takeBacks: [],
    });
  });

  it('is a debit that is under way before one that is planned', () => {
    const other = { name: 'Harbor Bank', mask: null };
    const underWay = [{ day: '2026-12-04', cents: 2_000, bank: other }];
    expect(nextRepaymentOf(debt({ underWay }))).toMatchObject({
      status: 'processing',
      day: '2026-12-04',
      cents: 2_000,
      bank: other,
    });
  });

  it('is the first of the debits that take something', () => {
    const planned: Debt['planned'] = [
      { purpose: 'member', effectiveOn: '2026-12-02', amountCents: 1_000 },
      { purpose: 'payday', effectiveOn: '2026-12-07', amountCents: null },
    ];
    expect(nextRepaymentOf(debt({ planned }))).toMatchObject({ day: '2026-12-02', cents: 1_000 });
  });

  it('names the debits after it, so that a small early one does not hide a larger one', () => {
    const early = { purpose: 'member', effectiveOn: '2026-12-02', amountCents: 1_000 } as const;
    const rest = { purpose: 'payday', effectiveOn: '2026-12-07', amountCents: null } as const;
    const isUnderWay = false;
    expect(nextRepaymentOf(debt({ planned: [early, rest] })).later).toEqual([
      { day: '2026-12-07', cents: 2_000, isUnderWay },
    ]);
    const underWay = [{ day: '2026-12-01', cents: 500, bank: BANK }];
    expect(nextRepaymentOf(debt({ underWay, planned: [rest] }))).toMatchObject({
      cents: 500,
      later: [{ day: '2026-12-07', cents: 3_000, isUnderWay }],
    });
    const both = [...underWay, { day: '2026-12-04', cents: 700, bank: BANK }];
    expect(nextRepaymentOf(debt({ underWay: both })).later).toEqual([
      { day: '2026-12-04', cents: 700, isUnderWay: true },
      { day: '2026-12-07', cents: 3_000, isUnderWay },
    ]);
    // What the first takes all of leaves nothing to the second.
    const all = { ...early, amountCents: 3_000 };
    expect(nextRepaymentOf(debt({ planned: [all, rest] }))).toMatchObject({ later: [] });
  });

  it('has no day while none is set, and says what may be debited', () => {
    expect(nextRepaymentOf(debt({ planned: [] }))).toMatchObject({
      status: 'unplanned',
      day: null,
      cents: 3_000,
      bank: BANK,
    });
  });

  it('is none, on no day, while her bank allows no debits', () => {
    const stopped = { isDebitStopped: true, bank: null };
    const none = { status: 'stopped', day: null, cents: 3_000, bank: null };
    expect(nextRepaymentOf(debt(stopped))).toMatchObject(none);
    expect(nextRepaymentOf(debt({ ...stopped, planned: [] }))).toMatchObject(none);
    const paid = { status: 'from_pay', day: '2026-12-06' };
    expect(nextRepaymentOf(debt({ ...stopped, repaysByDebit: false }))).toMatchObject(paid);
    expect(nextRepaymentOf(debt({ ...stopped, payableCents: 0 }))).toMatchObject({
      status: 'nothing_owed',
    });
  });

  it('is nothing where only pending purchases are owed, and names them', () => {
    expect(nextRepaymentOf(debt({ payableCents: 0 }))).toEqual({
      status: 'nothing_owed',
      day: null,
      cents: 0,
      pendingCents: 1_250,
      ofRefundCents: 0,
      bank: null,
      later: [],
      takeBacks: [],
    });
  });

  it('comes from the paycheck of who repays by direct deposit, unless a debit comes first', () => {
    const fromPay = { repaysByDebit: false, planned: [] };
    const paid = { status: 'from_pay', day: '2026-12-06', cents: 3_000, bank: null };
    expect(nextRepaymentOf(debt(fromPay))).toMatchObject(paid);
    expect(nextRepaymentOf(debt({ repaysByDebit: false }))).toMatchObject(paid);
    expect(nextRepaymentOf(debt({ ...fromPay, payday: null }))).toMatchObject({ day: null });
    const planned = [{ purpose: 'payday' as const, effectiveOn: '2026-12-04', amountCents: null }];
    const debited = { status: 'scheduled', day: '2026-12-04' };
    for (const payday of ['2026-12-06', '2026-12-04', null] as const) {
      const one = nextRepaymentOf(debt({ repaysByDebit: false, planned, payday }));
      expect(one).toMatchObject(debited);
    }
  });
});

describe('nextRepaymentOf with something spent of a tax refund', () => {
  it('is without it, whoever repays, and names it', () => {
    const spent = { ofRefundCents: 2_200 };
    expect(nextRepaymentOf(debt(spent))).toMatchObject({ cents: 800, ...spent });
    const fromPay = { repaysByDebit: false, planned: [] };
    expect(nextRepaymentOf(debt({ ...spent, ...fromPay }))).toMatchObject({
      status: 'from_pay',
      cents: 800,
      ...spent,
    });
    const all = { ofRefundCents: 3_000 };
    expect(nextRepaymentOf(debt(all))).toMatchObject({ status: 'nothing_owed', cents: 0, ...all });
  });

  it('takes of it what she asked for', () => {
    const planned: Debt['planned'] = [
      { purpose: 'member', effectiveOn: '2026-12-02', amountCents: 2_500 },
      { purpose: 'payday', effectiveOn: '2026-12-07', amountCents: null },
    ];
    const next = nextRepaymentOf(debt({ ofRefundCents: 2_200, planned }));
    expect(next).toMatchObject({ day: '2026-12-02', cents: 2_500, later: [] });
    // What is owed is 3,000.
    expect(next.ofRefundCents).toBe(500);
  });

  it('is all that it was while nothing is debited', () => {
    const planned = [{ purpose: 'member', effectiveOn: '2026-12-02', amountCents: 2_500 }] as const;
    const next = nextRepaymentOf(debt({ ofRefundCents: 2_200, planned, isDebitStopped: true }));
    expect(next).toMatchObject({ status: 'stopped', cents: 800, ofRefundCents: 2_200 });
  });
});

describe('wireNextRepayment', () => {
  it('says amounts in dollars, and null for no debit after it', () => {
    const next = nextRepaymentOf(debt());
    const wire = {
      status: 'scheduled',
      day: '2026-12-07',
      amount: 30,
      pending: 12.5,
      of_refund: 0,
      bank: BANK,
      following: null,
    };
    expect(wireNextRepayment(next)).toEqual(wire);
    const later = [{ day: '2026-12-14', cents: 1_999, isUnderWay: false }] as const;
    expect(wireNextRepayment({ ...next, later })).toEqual({
      ...wire,
      following: { day: '2026-12-14', amount: 19.99 },
    });
  });
});
