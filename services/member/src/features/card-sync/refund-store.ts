import { BANK, ledgerStore, refundTransfers } from '@reset/ledger';
import { newId } from '@reset/service-kit';
import type { PostedRecord } from '#providers/card-records.ts';
import { changed } from '#purchases/purchase-changes.ts';
import { toPurchase, type PurchaseRow } from '#purchases/purchase-row.ts';
import { owedCents, type Purchase } from '#purchases/purchases.ts';
import { shareRefund } from './share-refund.ts';
import { ISSUER, occasionOf, type Within } from './within-store.ts';

/** A merchant gives money back: it pays what she owes, and the rest is hers. */
export async function applyRefund(held: Within, posted: PostedRecord): Promise<void> {
  const owed = await owedPurchases(held);
  const originalId = await purchaseOf(held, posted.originalId);
  const mostCents = await repayableCents(held);
  const { shares, restCents } = shareRefund(
    posted.amountCents,
    owed.map((purchase) => ({ id: purchase.id, owedCents: owedCents(purchase) })),
    { originalId, mostCents },
  );
  const groupId = await post(held, posted, posted.amountCents - restCents);
  for (const { id, cents } of shares) {
    const before = owed.find((purchase) => purchase.id === id);
    if (before) await repay(held, before, { groupId, cents });
  }
  const told = originalId ?? shares[0]?.id;
  if (told !== undefined) await tell(held, posted, { purchaseId: told, groupId });
}

async function post(held: Within, posted: PostedRecord, repaidCents: number): Promise<string> {
  const { transaction, account, purchases } = held;
  const ledger = ledgerStore(transaction);
  const { id, amountCents, occurredAt } = posted;
  const occasion = occasionOf({ source: id, occurredAt });
  const accounts = {
    ...account,
    payable: await purchases.payable(),
    fboCash: await ledger.accountOf(BANK.fboCash),
    settlementCash: await ledger.accountOf(BANK.settlementCash),
  };
  const refund = { newId, amountCents, owedCents: repaidCents };
  const [first, ...others] = refundTransfers(occasion, accounts, refund);
  // One bears the entry's own id: it is posted once, whomever it pays.
  if (first) await ledger.post([{ ...first, id }, ...others]);
  return occasion.groupId;
}

async function repay(
  { account, purchases }: Within,
  before: Purchase,
  { groupId, cents }: { groupId: string; cents: number },
): Promise<void> {
  const purchase = changed(before, { kind: 'repay', amountCents: cents });
  await purchases.change(account, { purchase, groupId });
  await purchases.allocate({ repaymentId: groupId, purchaseId: before.id, amountCents: cents });
}

const tell = (
  { purchases }: Within,
  { id, amountCents, occurredAt }: PostedRecord,
  { purchaseId, groupId }: { purchaseId: string; groupId: string },
): Promise<void> =>
  purchases.tell(purchaseId, groupId, {
    kind: 'refunded',
    amountCents,
    source: id,
    reason: null,
    actor: ISSUER,
    occurredAt,
  });

async function owedPurchases({ transaction, account }: Within): Promise<Purchase[]> {
  const rows = await transaction('card_transaction')
    .where({ card_account_id: account.id })
    .whereRaw('posted_cents > repaid_cents')
    .whereIn('customer_state', ['posted', 'partially_repaid'])
    .orderBy(['occurred_at', 'id'])
    .select<PurchaseRow[]>();
  return rows.map(toPurchase);
}

/** The purchase that an entry was posted for; null where it is none of ours. */
async function purchaseOf({ transaction }: Within, postedId: string | null) {
  if (postedId === null) return null;
  const row = await transaction('card_event')
    .where({ source: postedId })
    .whereIn('kind', ['cleared', 'force_posted'])
    .first('card_transaction_id');
  return row?.card_transaction_id ?? null;
}

// Less what a debit under way is to repay.
async function repayableCents({ transaction, account }: Within): Promise<number> {
  const { rows } = await transaction.raw<{ rows: { most: bigint }[] }>(
    `SELECT debits_posted - credits_posted - credits_pending AS most
       FROM ledger.account WHERE id = ?`,
    [String(account.receivable)],
  );
  return Number(rows[0]?.most ?? 0);
}
