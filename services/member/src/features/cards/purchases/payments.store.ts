import type { Transaction } from '@reset/service-kit';
import { changed } from './purchase-changes.ts';
import { type PurchaseRow, toPurchase } from './purchase-row.ts';
import type { AllocationKind, LockedAccount, PurchaseStore } from './purchases.store.ts';
import { owedCents, type Purchase } from './purchases.ts';
import { sharePayment, type SharedPayment } from './share-payment.ts';

/** What serves to pay what a member owes: one transaction that has locked her card account. */
type Payer = { transaction: Transaction; account: LockedAccount; purchases: PurchaseStore };

type Payment = {
  amountCents: number;
  /** The purchase that it pays first, if it is one that is owed. */
  firstId: string | null;
  /** Her pay repays all but what she spent of a tax refund. */
  by: 'pay' | 'tax_refund' | 'refund';
};

/** A payment and the purchases that it pays, as they were before. */
export type PlannedPayment = SharedPayment & { owed: readonly Purchase[] };

/** Finds what a payment of so much pays of what she owes now; nothing is written. */
export async function planPayment(
  { transaction, account }: Pick<Payer, 'transaction' | 'account'>,
  { amountCents, firstId, by }: Payment,
): Promise<PlannedPayment> {
  const owed = (await owedPurchases(transaction, [account.id])).get(account.id) ?? [];
  return share(owed, amountCents, {
    firstId,
    maxCents: await (by === 'pay' ? fromPayCents : repayableCents)({ transaction, account }),
  });
}

/** The same of payments of different accounts, of which each was reserved when it began. */
export async function planReservedPayments<
  Reserved extends { accountId: string; amountCents: number },
>(
  transaction: Transaction,
  payments: readonly Reserved[],
): Promise<{ payment: Reserved; planned: PlannedPayment }[]> {
  const owed = await owedPurchases(
    transaction,
    payments.map(({ accountId }) => accountId),
  );
  return payments.map((payment) => {
    const { accountId, amountCents } = payment;
    const limits = { firstId: null, maxCents: amountCents };
    return { payment, planned: share(owed.get(accountId) ?? [], amountCents, limits) };
  });
}

const share = (
  owed: readonly Purchase[],
  amountCents: number,
  limits: { firstId: string | null; maxCents: number },
): PlannedPayment => ({
  ...sharePayment(
    amountCents,
    owed.map((purchase) => ({ id: purchase.id, owedCents: owedCents(purchase) })),
    limits,
  ),
  owed,
});

type PaidBy = { groupId: string; repaymentId?: string; kind: AllocationKind };

/** Records that the purchases are paid by transfers that were posted as this group. */
export const recordPayment = (
  { account, purchases }: Payer,
  planned: PlannedPayment,
  by: PaidBy,
): Promise<void> => recordPayments(purchases, [{ account, planned, by }]);

/** The same of payments of different accounts, by as many statements as one of them pays purchases. */
export async function recordPayments(
  purchases: PurchaseStore,
  payments: readonly { account: LockedAccount; planned: PlannedPayment; by: PaidBy }[],
): Promise<void> {
  const longest = Math.max(0, ...payments.map(({ planned }) => planned.shares.length));
  for (let index = 0; index < longest; index += 1) {
    await purchases.recordAll(
      payments.flatMap(({ account, planned: { owed, shares }, by }) => {
        const part = shares[index];
        if (!part) return [];
        const before = owed.find(({ id }) => id === part.id);
        if (!before) throw new Error('A payment pays a purchase that is not owed.');
        const purchase = changed(before, { kind: 'repay', amountCents: part.cents });
        return [{ account, purchase, groupId: by.groupId }];
      }),
    );
  }
  await purchases.allocate(
    payments.flatMap(({ planned, by }) =>
      planned.shares.map(({ id, cents }) => ({
        repaymentId: by.repaymentId ?? by.groupId,
        purchaseId: id,
        amountCents: cents,
        kind: by.kind,
      })),
    ),
  );
}

/** A part of a payment that is taken back, and the purchase that it paid. */
export type TakenBack = {
  allocationId: string;
  kind: AllocationKind;
  purchase: Purchase;
  cents: number;
  /** What it still pays, and since when. */
  restCents: number;
  paidAt: Date;
};

/** Finds what a payment pays no more once so much of it is taken back, the newest purchase first. */
export async function planTakingBack(
  { transaction }: Pick<Payer, 'transaction'>,
  { repaymentId, amountCents }: { repaymentId: string; amountCents: number },
): Promise<TakenBack[]> {
  const rows = await transaction('allocation as a')
    .join('card_transaction as t', 't.id', 'a.card_transaction_id')
    .where('a.repayment_id', repaymentId)
    .whereNull('a.reversed_by')
    .orderBy([
      { column: 't.occurred_at', order: 'desc' },
      { column: 't.id', order: 'desc' },
    ])
    .select<AllocatedRow[]>(
      't.*',
      'a.id as allocation_id',
      'a.kind',
      'a.amount_cents',
      'a.created_at as paid_at',
    );
  let leftCents = amountCents;
  return rows.flatMap((row) => {
    const cents = Math.min(leftCents, row.amount_cents);
    leftCents -= cents;
    if (cents === 0) return [];
    const { allocation_id: allocationId, kind } = row;
    return {
      allocationId,
      kind,
      purchase: toPurchase(row),
      cents,
      restCents: row.amount_cents - cents,
      paidAt: row.paid_at,
    };
  });
}

type AllocatedRow = PurchaseRow & {
  allocation_id: string;
  kind: AllocationKind;
  amount_cents: number;
  paid_at: Date;
};

/** Records that she owes that again, by transfers that were posted as this group. */
export async function recordTakingBack(
  { transaction, account, purchases }: Payer,
  takenBack: readonly TakenBack[],
  by: { repaymentId: string; groupId: string },
): Promise<void> {
  for (const { allocationId, kind, purchase: before, cents, restCents, paidAt } of takenBack) {
    const purchase = changed(before, { kind: 'repay', amountCents: -cents });
    await purchases.record(account, { purchase, groupId: by.groupId });
    await transaction('allocation').where({ id: allocationId }).update({ reversed_by: by.groupId });
    if (restCents === 0) continue;
    const { repaymentId } = by;
    await purchases.allocate([
      { repaymentId, purchaseId: before.id, amountCents: restCents, kind, paidAt },
    ]);
  }
}

/** The purchases that are owed on these accounts, by account, the oldest first. */
async function owedPurchases(
  transaction: Transaction,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, Purchase[]>> {
  const rows = await transaction('card_transaction')
    .whereIn('card_account_id', accountIds)
    .whereRaw('posted_cents > repaid_cents')
    .whereIn('customer_state', ['posted', 'partially_repaid'])
    .orderBy(['occurred_at', 'id'])
    .select<(PurchaseRow & { card_account_id: string })[]>();
  const byAccount = Map.groupBy(rows, (row) => row.card_account_id);
  return new Map([...byAccount].map(([id, some]) => [id, some.map(toPurchase)]));
}

/** What she owes in all, less what a debit under way is to repay. */
export const repayableCents = (payer: Locked): Promise<number> =>
  read(payer, 'a.debits_posted - a.credits_posted - a.credits_pending');

/** What of that her pay repays. */
const fromPayCents = (payer: Locked): Promise<number> => read(payer, 'owed_from_pay(a)');

type Locked = Pick<Payer, 'transaction' | 'account'>;

async function read({ transaction, account }: Locked, what: string): Promise<number> {
  const { rows } = await transaction.raw<{ rows: { cents: bigint }[] }>(
    `SELECT ${what} AS cents FROM ledger.account a WHERE a.id = ?`,
    [String(account.receivable)],
  );
  return Number(rows[0]?.cents ?? 0);
}
