import {
  type AccountId,
  BANK,
  CARD_PAYABLE_BUCKETS,
  ledgerStore,
  type Transfer,
} from '@reset/ledger';
import { newId } from '@reset/service-kit';
import type { Knex } from 'knex';
import { tellRecorded } from './purchase-event-store.ts';
import { toPurchase, toRow, type PurchaseRow } from './purchase-row.ts';
import type { Purchase } from './purchases.ts';

/** A card account whose row this transaction holds, and its accounts in the ledger. */
export type HeldAccount = {
  id: string;
  userId: string;
  receivable: AccountId;
  deposit: AccountId;
};

/** What happened, as table card_event keeps it. */
export type PurchaseEvent = {
  kind:
    | 'authorized'
    | 'declined'
    | 'stood_in'
    | 'cleared'
    | 'force_posted'
    | 'reversed'
    | 'expired'
    | 'ended_by_staff'
    | 'refunded';
  amountCents: number;
  /** What it follows from; with its kind it happens once. */
  source: string;
  reason: string | null;
  actor: string;
  occurredAt: Date;
};

/** A purchase as it is from now on, what is posted for it, and why. */
export type Recording = {
  purchase: Purchase;
  transfers: readonly Transfer[];
  event: PurchaseEvent;
};

export type PurchaseStore = ReturnType<typeof purchaseStore>;

type Changed = { purchase: Purchase; groupId: string | null };
type Allocation = { repaymentId: string; purchaseId: string; amountCents: number };

/**
 * Purchases, in one transaction, at one moment. Whoever changes one holds its card account first, then the
 * ledger's accounts, then the counter of the account's events: all go the same way.
 */
export const purchaseStore = (transaction: Knex.Transaction, now: Date) => ({
  /** Waits for whoever else changes what this account bought; null when there is no such account. */
  async holdAccount(
    by: { user_id: string } | { id: string } | { synctera_account_id: string },
  ): Promise<HeldAccount | null> {
    const row = await transaction('card_account')
      .where(by)
      .whereNot({ status: 'issuing' })
      .forNoKeyUpdate()
      .first('id', 'user_id', 'receivable', 'deposit');
    if (!row) return null;
    return { id: row.id, userId: row.user_id, receivable: row.receivable, deposit: row.deposit };
  },

  async find(
    by: { id: string } | { authorization_id: string },
  ): Promise<{ purchase: Purchase; accountId: string } | null> {
    const row = await transaction('card_transaction')
      .where(by)
      .first<(PurchaseRow & { card_account_id: string }) | undefined>();
    return row ? { purchase: toPurchase(row), accountId: row.card_account_id } : null;
  },

  /** One of the accounts that the network is owed on, so that not all wait for one. */
  payable: (): Promise<AccountId> =>
    ledgerStore(transaction).accountOf(
      BANK.cardPayable,
      Math.floor(Math.random() * CARD_PAYABLE_BUCKETS),
    ),

  /** Writes a purchase as it is now, and tells so. `groupId` names what was posted for it. */
  async change(account: HeldAccount, { purchase, groupId }: Changed): Promise<void> {
    await transaction('card_transaction')
      .insert({ ...toRow(purchase), card_account_id: account.id })
      .onConflict('id')
      .merge();
    const told = { purchaseId: purchase.id, groupId, occurredAt: now };
    await tellRecorded(transaction, account, told);
    await noticeLimit(transaction, account.userId, now);
  },

  /**
   * Posts, writes the purchase and what happened to it, and tells so.
   * @throws LedgerRefused
   */
  async record(account: HeldAccount, { purchase, transfers, event }: Recording): Promise<void> {
    const groupId = transfers[0]?.groupId ?? null;
    if (transfers.length > 0) await ledgerStore(transaction).post(transfers);
    await this.change(account, { purchase, groupId });
    await this.tell(purchase.id, groupId, event);
  },

  /** Writes what happened, without anything being different by it. */
  async tell(purchaseId: string, groupId: string | null, event: PurchaseEvent): Promise<void> {
    await transaction('card_event').insert({
      card_transaction_id: purchaseId,
      kind: event.kind,
      amount_cents: event.amountCents,
      source: event.source,
      reason: event.reason,
      actor: event.actor,
      transfer_group_id: groupId,
      occurred_at: event.occurredAt,
    });
  },

  /** Writes that the issuer's hold was read; nothing has happened to the purchase. */
  async note({ id, requestedCents, issuerUpdatedAt }: Purchase): Promise<void> {
    await transaction('card_transaction')
      .where({ id })
      .update({ requested_cents: requestedCents, issuer_updated_at: issuerUpdatedAt });
  },

  /** So much of a repayment or of a refund pays this purchase. */
  async allocate({ repaymentId, purchaseId, amountCents }: Allocation): Promise<void> {
    await transaction('allocation').insert({
      id: newId(),
      repayment_id: repaymentId,
      card_transaction_id: purchaseId,
      amount_cents: amountCents,
      created_at: now,
    });
  },
});

// One that nobody has read yet says it already.
async function noticeLimit(transaction: Knex.Transaction, userId: string, now: Date) {
  await transaction.raw(
    `INSERT INTO notification (id, user_id, type, created_at)
     VALUES (?, ?, 'spending_limit_updated', ?)
     ON CONFLICT (user_id, type) WHERE read_at IS NULL DO NOTHING`,
    [newId(), userId, now],
  );
}
