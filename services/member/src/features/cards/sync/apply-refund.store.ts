import { newId } from '@reset/service-kit';
import { changed } from '#features/cards/purchases/purchase-changes.ts';
import { type PurchaseRow, toPurchase } from '#features/cards/purchases/purchase-row.ts';
import { owedCents, type Purchase } from '#features/cards/purchases/purchases.ts';
import { BANK, CODES, ledgerStore, refundTransfers, singleTransfers } from '@reset/ledger';
import type { PostedRecord } from '#providers/card-records.ts';
import { ISSUER, occasionOf, type RecordScope } from './record-scope.ts';
import { shareRefund } from './share-refund.ts';

/** A merchant gives money back: it pays what she owes, and the rest is hers. */
export async function applyRefund(scope: RecordScope, posted: PostedRecord): Promise<void> {
  const owed = await owedPurchases(scope);
  const originalId = await purchaseOf(scope, posted.originalId);
  const maxCents = await repayableCents(scope);
  const { shares, restCents } = shareRefund(
    posted.amountCents,
    owed.map((purchase) => ({ id: purchase.id, owedCents: owedCents(purchase) })),
    { originalId, maxCents },
  );
  const groupId = await post(scope, posted, posted.amountCents - restCents);
  for (const { id, cents } of shares) {
    const before = owed.find((purchase) => purchase.id === id);
    if (before) await repay(scope, before, { groupId, cents });
  }
  const purchaseId = originalId ?? shares[0]?.id;
  if (purchaseId !== undefined) await addRefundEvent(scope, posted, { purchaseId, groupId });
}

async function post(
  scope: RecordScope,
  posted: PostedRecord,
  repaidCents: number,
): Promise<string> {
  const { transaction, account, purchases } = scope;
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
  { account, purchases }: RecordScope,
  before: Purchase,
  { groupId, cents }: { groupId: string; cents: number },
): Promise<void> {
  const purchase = changed(before, { kind: 'repay', amountCents: cents });
  await purchases.record(account, { purchase, groupId });
  await purchases.allocate({ repaymentId: groupId, purchaseId: before.id, amountCents: cents });
}

const addRefundEvent = (
  { purchases }: RecordScope,
  { id, amountCents, occurredAt }: PostedRecord,
  { purchaseId, groupId }: { purchaseId: string; groupId: string },
): Promise<void> =>
  purchases.addEvent(purchaseId, groupId, {
    kind: 'refunded',
    amountCents,
    source: id,
    reason: null,
    actor: ISSUER,
    occurredAt,
  });

async function owedPurchases({ transaction, account }: RecordScope): Promise<Purchase[]> {
  const rows = await transaction('card_transaction')
    .where({ card_account_id: account.id })
    .whereRaw('posted_cents > repaid_cents')
    .whereIn('customer_state', ['posted', 'partially_repaid'])
    .orderBy(['occurred_at', 'id'])
    .select<PurchaseRow[]>();
  return rows.map(toPurchase);
}

/** The purchase that an entry was posted for; null where it is none of ours. */
async function purchaseOf({ transaction }: RecordScope, postedId: string | null) {
  if (postedId === null) return null;
  const row = await transaction('card_event')
    .where({ source: postedId })
    .whereIn('kind', ['cleared', 'force_posted'])
    .first('card_transaction_id');
  return row?.card_transaction_id ?? null;
}

// Less what a debit under way is to repay.
async function repayableCents({ transaction, account }: RecordScope): Promise<number> {
  const { rows } = await transaction.raw<{ rows: { max: bigint }[] }>(
    `SELECT debits_posted - credits_posted - credits_pending AS max
       FROM ledger.account WHERE id = ?`,
    [String(account.receivable)],
  );
  return Number(rows[0]?.max ?? 0);
}

/**
 * Posts what was paid or given back by a card that is none of the account's: nobody owes it until
 * staff have found out whose it is. The transfer's id is the entry's.
 */
export async function suspend(scope: RecordScope, posted: PostedRecord): Promise<void> {
  const ledger = ledgerStore(scope.transaction);
  const unmatched = await ledger.accountOf(BANK.unmatched);
  const payable = await scope.purchases.payable();
  const isDebit = posted.direction === 'debit';
  const { id, amountCents, occurredAt } = posted;
  const occasion = occasionOf({ source: id, occurredAt });
  await ledger.post(
    singleTransfers(occasion, [
      {
        id,
        amountCents,
        code: isDebit ? CODES.forcePost : CODES.merchantRefund,
        debit: isDebit ? unmatched : payable,
        credit: isDebit ? payable : unmatched,
      },
    ]),
  );
  scope.alert('card_unknown', { card_account_id: scope.account.id, source: id });
}
