import type { Transaction } from '@reset/service-kit';
import { changed } from './purchase-changes.ts';
import { type PurchaseRow, toPurchase } from './purchase-row.ts';
import type { LockedAccount, PurchaseStore } from './purchases.store.ts';
import { owedCents, type Purchase } from './purchases.ts';
import { sharePayment, type SharedPayment } from './share-payment.ts';

/** What serves to pay what a member owes: one transaction that has locked her card account. */
type Payer = { transaction: Transaction; account: LockedAccount; purchases: PurchaseStore };

/** A payment and the purchases that it pays, as they were before. */
export type PlannedPayment = SharedPayment & { owed: readonly Purchase[] };

/** Finds what a payment of so much pays of what she owes now; nothing is written. */
export async function planPayment(
  payer: Pick<Payer, 'transaction' | 'account'>,
  { amountCents, firstId }: { amountCents: number; firstId: string | null },
): Promise<PlannedPayment> {
  const owed = await owedPurchases(payer);
  const shared = sharePayment(
    amountCents,
    owed.map((purchase) => ({ id: purchase.id, owedCents: owedCents(purchase) })),
    { firstId, maxCents: await repayableCents(payer) },
  );
  return { ...shared, owed };
}

/** Records that the purchases are paid by transfers that were posted as this group. */
export async function recordPayment(
  { account, purchases }: Payer,
  { owed, shares }: PlannedPayment,
  by: { groupId: string; kind: 'merchant_refund' | 'deposit_balance' },
): Promise<void> {
  for (const { id, cents } of shares) {
    const before = owed.find((purchase) => purchase.id === id);
    if (!before) throw new Error('A payment pays a purchase that is not owed.');
    const purchase = changed(before, { kind: 'repay', amountCents: cents });
    await purchases.record(account, { purchase, groupId: by.groupId });
    await purchases.allocate({
      repaymentId: by.groupId,
      purchaseId: id,
      amountCents: cents,
      kind: by.kind,
    });
  }
}

async function owedPurchases({
  transaction,
  account,
}: Pick<Payer, 'transaction' | 'account'>): Promise<Purchase[]> {
  const rows = await transaction('card_transaction')
    .where({ card_account_id: account.id })
    .whereRaw('posted_cents > repaid_cents')
    .whereIn('customer_state', ['posted', 'partially_repaid'])
    .orderBy(['occurred_at', 'id'])
    .select<PurchaseRow[]>();
  return rows.map(toPurchase);
}

/** What she owes in all, less what a debit under way is to repay. */
export async function repayableCents({
  transaction,
  account,
}: Pick<Payer, 'transaction' | 'account'>): Promise<number> {
  const { rows } = await transaction.raw<{ rows: { max: bigint }[] }>(
    `SELECT debits_posted - credits_posted - credits_pending AS max
       FROM ledger.account WHERE id = ?`,
    [String(account.receivable)],
  );
  return Number(rows[0]?.max ?? 0);
}
