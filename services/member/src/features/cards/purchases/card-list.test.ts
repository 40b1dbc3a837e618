import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { somePurchase } from '#testing/card-records.ts';
import { cardList, type Payment, type Refund } from './card-list.ts';
import { amountCents, type Purchase, stateOf } from './purchases.ts';

const reversals: ReadonlyMap<string, string> = new Map();
const depositMovements: Parameters<typeof cardList>[0]['depositMovements'] = [];
const AT = new Date('2026-11-20T19:00:00Z');

const purchaseOf = (
  id: string,
  figures: Pick<Purchase, 'heldCents' | 'postedCents' | 'repaidCents'>,
) => somePurchase({ id, ...figures, customerState: stateOf(figures, 'expired') });
const paymentOf = (purchaseId: string, cents: number, refundId: string | null = null): Payment => ({
  id: `${refundId ?? 'debit'} of ${purchaseId}`,
  purchaseId,
  amountCents: cents,
  paidAt: AT,
  refundId,
  depositGroupId: null,
  isDisputeCredit: false,
  paidFrom: null,
});
const refundOf = (id: string, cents: number): Refund => ({
  id,
  groupId: `group of ${id}`,
  purchaseId: 'p',
  amountCents: cents,
  merchantName: 'Shop',
  merchantCategory: null,
  occurredAt: AT,
});
const shown = (rows: ReturnType<typeof cardList>) =>
  rows.map((row) =>
    'purchase' in row
      ? [row.purchase.id, amountCents(row.purchase), row.purchase.customerState]
      : [`${row.kind} ${row.id}`, row.cents, row.isCurrent ? 'current' : 'past'],
  );

describe('cardList', () => {
  it('has a refund of a part as a row of its own beside its purchase', () => {
    const purchase = purchaseOf('p', { heldCents: 0, postedCents: 5_000, repaidCents: 2_000 });
    const payments = [paymentOf('p', 2_000, 'r')];
    expect(
      shown(
        cardList({
          purchases: [purchase],
          payments,
          refunds: [refundOf('r', 2_000)],
          reversals,
          depositMovements,
        }),
      ),
    ).toEqual([
      ['p', 5_000, 'partially_repaid'],
      ['refund r of p', -2_000, 'current'],
    ]);
  });

  it('says of a purchase what was given back, whatever that repaid, and which it was', () => {
    const purchases = [
      purchaseOf('p', { heldCents: 0, postedCents: 20_000, repaidCents: 17_585 }),
      purchaseOf('other', { heldCents: 0, postedCents: 2_415, repaidCents: 2_415 }),
    ];
    const payments = [
      paymentOf('p', 6_000, 'r1'),
      paymentOf('p', 11_585, 'r2'),
      paymentOf('other', 2_415, 'r2'),
    ];
    const refunds = [refundOf('r1', 6_000), refundOf('r2', 14_000)];
    const rows = cardList({ purchases, payments, refunds, reversals, depositMovements });
    expect(
      rows.flatMap((row) => ('purchase' in row ? [[row.purchase.id, row.refundedCents]] : [])),
    ).toEqual([
      ['p', 20_000],
      ['other', 0],
    ]);
    const refunded = rows.filter(({ kind }) => kind === 'refund');
    expect(refunded.map(({ purchaseId }) => purchaseId)).toEqual(['p', 'p', 'p']);
  });

  it('says of a purchase what a dispute credited, and nothing of what else paid it', () => {
    const purchases = [
      purchaseOf('p', { heldCents: 0, postedCents: 3_000, repaidCents: 3_000 }),
      purchaseOf('other', { heldCents: 0, postedCents: 2_415, repaidCents: 2_415 }),
    ];
    const payments = [
      paymentOf('p', 400),
      { ...paymentOf('p', 2_600), isDisputeCredit: true },
      paymentOf('other', 2_415),
    ];
    const rows = cardList({ purchases, payments, refunds: [], reversals, depositMovements });
    expect(rows.map((row) => 'purchase' in row && [row.purchase.id, row.creditedCents])).toEqual([
      ['p', 2_600],
      ['other', 0],
    ]);
  });

  it('says whose credit was taken back', () => {
    const purchase = purchaseOf('taken', { heldCents: 0, postedCents: 700, repaidCents: 0 });
    const [row] = cardList({
      purchases: [purchase],
      payments: [],
      refunds: [],
      depositMovements,
      reversals: new Map([['taken', 'disputed']]),
    });
    expect(row).toMatchObject({ kind: 'dispute_reversal', purchaseId: 'disputed' });
  });

  it('has what a refund did for purchases that are over, or for none, among the past', () => {
    const purchases = [
      purchaseOf('over', { heldCents: 0, postedCents: 1_000, repaidCents: 1_000 }),
      purchaseOf('open', { heldCents: 0, postedCents: 2_000, repaidCents: 500 }),
    ];
    const payments = [paymentOf('over', 1_000, 'r'), paymentOf('open', 500, 'r')];
    expect(
      shown(
        cardList({
          purchases,
          payments,
          refunds: [refundOf('r', 1_800)],
          reversals,
          depositMovements,
        }),
      ).slice(2),
    ).toEqual([
      ['refund r of open', -500, 'current'],
      ['refund r', -1_300, 'past'],
    ]);
  });

  it('shows no payment of a purchase that is paid in whole', () => {
    const purchases = [purchaseOf('p', { heldCents: 0, postedCents: 700, repaidCents: 700 })];
    expect(
      shown(
        cardList({
          purchases,
          payments: [paymentOf('p', 700)],
          refunds: [],
          reversals,
          depositMovements,
        }),
      ),
    ).toEqual([['p', 700, 'repaid']]);
  });

  it('has what a surplus on deposit pays of current purchases as parts of the refunds, once', () => {
    const purchases = [
      purchaseOf('p', { heldCents: 0, postedCents: 30_000, repaidCents: 30_000 }),
      purchaseOf('over', { heldCents: 0, postedCents: 12_300, repaidCents: 12_300 }),
      purchaseOf('open', { heldCents: 0, postedCents: 70_000, repaidCents: 37_700 }),
      purchaseOf('more', { heldCents: 0, postedCents: 9_000, repaidCents: 5_000 }),
    ];
    const fromDeposit = (purchaseId: string, cents: number, depositGroupId: string) => ({
      ...paymentOf(purchaseId, cents),
      depositGroupId,
    });
    // The newest first.
    const payments = [
      fromDeposit('more', 5_000, 'second'),
      fromDeposit('open', 37_700, 'second'),
      fromDeposit('over', 12_300, 'first'),
      paymentOf('p', 30_000, 'r1'),
    ];
    const rows = cardList({
      purchases,
      payments,
      refunds: [refundOf('r1', 50_000), refundOf('r2', 30_000)],
      reversals,
      depositMovements: [
        { groupId: 'group of r1', cents: 20_000 },
        { groupId: 'first', cents: -12_300 },
        { groupId: 'group of r2', cents: 30_000 },
        { groupId: 'pay', cents: 5_000 },
        { groupId: 'second', cents: -42_700 },
      ],
    });
    expect(shown(rows).slice(4)).toEqual([
      ['repayment debit of more', -5_000, 'current'],
      ['refund group of r1', -7_700, 'current'],
      ['refund group of r2', -30_000, 'current'],
      ['refund r1', -42_300, 'past'],
    ]);
  });

  it('says what each row is and of whom, the newest first', () => {
    const partly = { heldCents: 0, postedCents: 5_000, repaidCents: 3_000 };
    const occurredAt = (minutes: number) => new Date(AT.getTime() + minutes * 60_000);
    const bought = { merchantName: 'Grocer', merchantCategory: 'Groceries' };
    const purchases = [
      { ...purchaseOf('p', partly), ...bought, occurredAt: occurredAt(0) },
      { ...purchaseOf('reversal', partly), occurredAt: occurredAt(5) },
    ];
    const paidAt = (payment: Payment, minutes: number) => ({
      ...payment,
      paidAt: occurredAt(minutes),
    });
    const payments = [
      paidAt(paymentOf('p', 500), 2),
      { ...paidAt(paymentOf('p', 700), 3), isDisputeCredit: true },
      paidAt(paymentOf('p', 1_800, 'r'), 9),
    ];
    const refunds = [{ ...refundOf('r', 1_800), occurredAt: occurredAt(1) }];
    const rows = cardList({
      purchases,
      payments,
      refunds,
      depositMovements,
      reversals: new Map([['reversal', 'p']]),
    });
    expect(
      rows.map((row) => [
        row.kind,
        row.at,
        'purchase' in row ? row.purchase.id : [row.merchantName, row.merchantCategory],
      ]),
    ).toEqual([
      ['dispute_reversal', occurredAt(5), 'reversal'],
      ['dispute_credit', occurredAt(3), ['Grocer', 'Groceries']],
      ['repayment', occurredAt(2), ['Grocer', 'Groceries']],
      ['refund', occurredAt(1), ['Shop', null]],
      ['purchase', occurredAt(0), 'p'],
    ]);
  });

  it('comes to what is outstanding, and its refunds to what was refunded', () => {
    const cents = fc.integer({ min: 0, max: 9_000 });
    const account = fc.array(
      fc.record({
        heldCents: cents,
        postedCents: cents,
        part: fc.integer({ min: 0, max: 100 }),
        isRefund: fc.boolean(),
        extra: cents,
      }),
    );
    fc.assert(
      fc.property(account, (all) => {
        const purchases = all.map(({ heldCents, postedCents, part }, index) =>
          purchaseOf(`p${index}`, {
            heldCents,
            postedCents,
            repaidCents: Math.floor((postedCents * part) / 100),
          }),
        );
        const payments = purchases.flatMap(({ id, repaidCents }, index) =>
          repaidCents > 0
            ? [paymentOf(id, repaidCents, all[index]?.isRefund ? `r${index}` : null)]
            : [],
        );
        const refunds = payments.flatMap(({ refundId, amountCents: paid }, index) =>
          refundId === null ? [] : [refundOf(refundId, paid + (all[index]?.extra ?? 0))],
        );
        const rows = cardList({ purchases, payments, refunds, reversals, depositMovements });
        const sum = (values: number[]) => values.reduce((total, one) => total + one, 0);
        const current = rows.map((row) => {
          if (!('purchase' in row)) return row.isCurrent ? row.cents : 0;
          const isOver = ['repaid', 'expired'].includes(row.purchase.customerState);
          return isOver ? 0 : amountCents(row.purchase);
        });
        expect(sum(current)).toBe(
          sum(purchases.map((one) => one.heldCents + one.postedCents - one.repaidCents)),
        );
        expect(sum(rows.map((row) => (row.kind === 'refund' ? -row.cents : 0)))).toBe(
          sum(refunds.map((one) => one.amountCents)),
        );
      }),
    );
  });
});
