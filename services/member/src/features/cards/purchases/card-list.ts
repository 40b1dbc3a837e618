import type { CardTransaction } from '@reset/api-contract/member/card-transactions.ts';
import type { Purchase } from './purchases.ts';
import { refundShares, type DepositMovement, type RefundShare } from './refund-surplus.ts';

/** Money that pays a part of a purchase. Whole cents. */
export type Payment = {
  id: string;
  purchaseId: string;
  amountCents: number;
  paidAt: Date;
  /** The refund that it is a part of; null for other money. */
  refundId: string | null;
  /** The transfers that took it from her deposit; null for other money. */
  depositGroupId: string | null;
  /** Whether a dispute of the purchase credited it. */
  isDisputeCredit: boolean;
  /** Out of which money of hers; null for a refund and a credit. */
  paidFrom: PaidFrom;
};

type PaidFrom = CardTransaction['paid_from'];

/** What a merchant gave back. Whole cents. */
export type Refund = {
  id: string;
  /** Of its transfers. */
  groupId: string;
  /** The purchase that it is for; null for none of ours. */
  purchaseId: string | null;
  amountCents: number;
  merchantName: string;
  merchantCategory: string | null;
  occurredAt: Date;
};

/** What is listed of a card account: purchases, and below zero what pays or refunds them. */
export type CardListRow =
  | {
      kind: 'purchase' | 'dispute_reversal';
      purchase: Purchase;
      at: Date;
      /** What its merchant gave back. */
      refundedCents: number;
      /** What of it a dispute's credit pays. */
      creditedCents: number;
      /** The purchase whose credit it takes back; null for a purchase. */
      purchaseId: string | null;
    }
  | {
      kind: 'repayment' | 'refund' | 'dispute_credit';
      id: string;
      cents: number;
      at: Date;
      /** The purchase that it pays, or refunds; null for a refund of none of ours. */
      purchaseId: string | null;
      merchantName: string;
      merchantCategory: string | null;
      /** Of a repayment, out of which money of hers; null for all others. */
      paidFrom: PaidFrom;
      /** Whether it belongs to what is outstanding. */
      isCurrent: boolean;
    };

type Account = {
  purchases: readonly Purchase[];
  /** The newest first. */
  payments: readonly Payment[];
  refunds: readonly Refund[];
  /** What moved on her deposit, the oldest first; not needed where no payment came from there. */
  depositMovements: readonly DepositMovement[];
  /** Of those of the purchases that are credits taken back, the purchase that was disputed. */
  reversals: ReadonlyMap<string, string>;
};

/**
 * The rows of the list, newest first. Those that are current come to what is outstanding: each
 * payment of a purchase that is not paid in whole is a row of its own, and what was paid in whole is
 * past, with its payments. A refund has a row for each current purchase that it pays, one for what
 * it pays of them by way of her deposit, and one for the rest of it, which is past: its rows come to
 * what was given back, so that no cent of it is listed twice.
 */
export function cardList(account: Account): CardListRow[] {
  const refundedCents = refundsByPurchase(account);
  const creditedCents = creditsByPurchase(account);
  const bought = account.purchases.map((purchase): CardListRow => ({
    kind: account.reversals.has(purchase.id) ? 'dispute_reversal' : 'purchase',
    purchase,
    at: purchase.occurredAt,
    refundedCents: refundedCents.get(purchase.id) ?? 0,
    creditedCents: creditedCents.get(purchase.id) ?? 0,
    purchaseId: account.reversals.get(purchase.id) ?? null,
  }));
  const paid = currentPayments(account);
  const rows = [
    ...bought,
    ...paid.flatMap(toRows),
    ...surpluses(account, paid),
    ...refundRests(account, paid),
  ];
  return rows.toSorted((one, other) => other.at.getTime() - one.at.getTime());
}

function refundsByPurchase({ refunds }: Account): ReadonlyMap<string, number> {
  const cents = new Map<string, number>();
  for (const { purchaseId, amountCents } of refunds) {
    if (purchaseId !== null) cents.set(purchaseId, (cents.get(purchaseId) ?? 0) + amountCents);
  }
  return cents;
}

function creditsByPurchase({ payments }: Account): ReadonlyMap<string, number> {
  const cents = new Map<string, number>();
  for (const { purchaseId, amountCents, isDisputeCredit } of payments) {
    if (isDisputeCredit) cents.set(purchaseId, (cents.get(purchaseId) ?? 0) + amountCents);
  }
  return cents;
}

type CurrentPayment = {
  payment: Payment;
  purchase: Purchase;
  refund: Refund | undefined;
  /** What of it refunds gave by way of her deposit. */
  shares: readonly RefundShare[];
};

function currentPayments(account: Account): CurrentPayment[] {
  const { purchases, payments, refunds, depositMovements: movements } = account;
  const shares = refundShares({ payments: payments.toReversed(), refunds, movements });
  const current = new Map(
    purchases
      .filter(({ customerState }) => customerState === 'partially_repaid')
      .map((purchase) => [purchase.id, purchase]),
  );
  const refundOf = new Map(refunds.map((refund) => [refund.id, refund]));
  return payments.flatMap((payment) => {
    const purchase = current.get(payment.purchaseId);
    if (!purchase) return [];
    const refund = refundOf.get(payment.refundId ?? '');
    return [{ payment, purchase, refund, shares: shares.get(payment.id) ?? [] }];
  });
}

/** None where all of it is what refunds gave, whose rows have it. */
function toRows({ payment, purchase, refund, shares }: CurrentPayment): CardListRow[] {
  const cents = shares.reduce((left, share) => left - share.cents, payment.amountCents);
  if (cents === 0) return [];
  return [
    {
      kind: kindOf(payment, refund),
      id: payment.id,
      cents: -cents,
      at: refund?.occurredAt ?? payment.paidAt,
      purchaseId: refund ? refund.purchaseId : purchase.id,
      ...merchantOf(refund ?? purchase),
      paidFrom: payment.paidFrom,
      isCurrent: true,
    },
  ];
}

function kindOf(payment: Payment, refund: Refund | undefined) {
  if (refund) return 'refund';
  return payment.isDisputeCredit ? 'dispute_credit' : 'repayment';
}

/** What refunds of more than was owed pay of current purchases by now, a row for each of them. */
function surpluses(
  { refunds }: Pick<Account, 'refunds'>,
  paid: readonly CurrentPayment[],
): CardListRow[] {
  const centsOf = sharesByRefund(paid);
  return refunds.flatMap((refund) => {
    const cents = centsOf.get(refund.id) ?? 0;
    return cents === 0 ? [] : [refundRow(refund, { id: refund.groupId, cents, isCurrent: true })];
  });
}

function sharesByRefund(paid: readonly CurrentPayment[]): ReadonlyMap<string, number> {
  const centsOf = new Map<string, number>();
  for (const { refundId, cents } of paid.flatMap(({ shares }) => shares)) {
    centsOf.set(refundId, (centsOf.get(refundId) ?? 0) + cents);
  }
  return centsOf;
}

function refundRests(
  { refunds }: Pick<Account, 'refunds'>,
  paid: readonly CurrentPayment[],
): CardListRow[] {
  const sharesOf = sharesByRefund(paid);
  const restOf = new Map(
    refunds.map(({ id, amountCents }) => [id, amountCents - (sharesOf.get(id) ?? 0)]),
  );
  for (const { payment, refund } of paid) {
    if (refund) restOf.set(refund.id, (restOf.get(refund.id) ?? 0) - payment.amountCents);
  }
  return refunds.flatMap((refund) => {
    const cents = restOf.get(refund.id) ?? 0;
    return cents === 0 ? [] : [refundRow(refund, { id: refund.id, cents, isCurrent: false })];
  });
}

type RefundPart = { id: string; cents: number; isCurrent: boolean };

const refundRow = (refund: Refund, { id, cents, isCurrent }: RefundPart): CardListRow => ({
  kind: 'refund',
  id,
  cents: -cents,
  at: refund.occurredAt,
  purchaseId: refund.purchaseId,
  ...merchantOf(refund),
  paidFrom: null,
  isCurrent,
});

const merchantOf = ({ merchantName, merchantCategory }: Purchase | Refund) => ({
  merchantName,
  merchantCategory,
});
