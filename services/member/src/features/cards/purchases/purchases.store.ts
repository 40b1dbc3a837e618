import type { CardEvent } from '@reset/api-contract/member/card-events.ts';
import { appendEvent, newId, type Transaction } from '@reset/service-kit';
import { dayOf } from '#calendar/calendar-date.ts';
import {
  type AccountId,
  BANK,
  CARD_PAYABLE_BUCKETS,
  ledgerStore,
  type Transfer,
} from '@reset/ledger';
import { boundAsked } from '#features/cards/repayments/bound-asked.store.ts';
import { changed, type PurchaseChange, transfersFor } from './purchase-changes.ts';
import { type PurchaseRow, toPurchase, toRow } from './purchase-row.ts';
import type { Purchase } from './purchases.ts';

/** A card account whose row this transaction has locked, and its accounts in the ledger. */
export type LockedAccount = {
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

/** A purchase as it is from now on, and what goes with it. */
export type Recording = {
  purchase: Purchase;
  /** What is posted for it; none where no money moves, or it was posted before. */
  transfers?: readonly Transfer[];
  /** Names the transfers that were posted before; null for none. */
  groupId?: string | null;
  /** What happened to it; null where that is recorded apart. */
  event?: PurchaseEvent | null;
};

/** The same of one of several accounts. */
export type AccountRecording = Recording & { account: LockedAccount };

/** One thing that happens to a purchase. */
export type AppliedChange = {
  before: Purchase;
  change: PurchaseChange;
  event: PurchaseEvent;
  /** What the transfers follow from; null for nothing outside. */
  source: string | null;
  /** What else was read of the purchase. */
  read?: Partial<Purchase>;
};

export type PurchaseStore = ReturnType<typeof purchaseStore>;

/** So much of what was paid is for this purchase. */
export type Allocation = {
  /** The repayment, or the group of transfers of another payment. */
  repaymentId: string;
  purchaseId: string;
  amountCents: number;
  kind: AllocationKind;
  /** When it paid first, of what is left of one that was taken back in part; now for all others. */
  paidAt?: Date;
};

/** Whose money it is: a repayment and her direct deposit count as repayments for her limit. */
export type AllocationKind =
  | 'repayment'
  | 'direct_deposit'
  | 'merchant_refund'
  | 'deposit_balance'
  | 'provisional_credit';

/**
 * Purchases, in one transaction, at one moment. Whoever changes one locks its card account first,
 * then the ledger's accounts, then the counter of the account's events: all go the same way.
 */
export const purchaseStore = (transaction: Transaction, now: Date) => ({
  /**
   * Waits for other transactions that change this account's purchases; null where there is none.
   * @param isIssuing true where one that is still being issued is meant too
   */
  async lockAccount(
    by: { user_id: string } | { id: string } | { synctera_account_id: string },
    { isIssuing = false }: { isIssuing?: boolean } = {},
  ): Promise<LockedAccount | null> {
    const row = await transaction('card_account')
      .where(by)
      .whereNot(isIssuing ? {} : { status: 'issuing' })
      .forNoKeyUpdate()
      .first('id', 'user_id', 'receivable', 'deposit');
    return row ? toLocked(row) : null;
  },

  /** The same of several, by their ids, as far as they are there and issued. */
  async lockAccounts(ids: readonly string[]): Promise<ReadonlyMap<string, LockedAccount>> {
    const rows: AccountRow[] = await transaction('card_account')
      .whereIn('id', ids)
      .whereNot({ status: 'issuing' })
      .orderBy('id')
      .forNoKeyUpdate()
      .select('id', 'user_id', 'receivable', 'deposit');
    return new Map(rows.map((row) => [row.id, toLocked(row)]));
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

  /**
   * Posts, and records a purchase as it is from now on.
   * @throws LedgerRefused
   */
  async record(account: LockedAccount, recording: Recording): Promise<void> {
    const { transfers = [] } = recording;
    if (transfers.length > 0) await ledgerStore(transaction).post(transfers);
    await this.recordAll([{ ...recording, account }]);
  },

  /**
   * Records purchases of different accounts as they are from now on, whose transfers were posted:
   * record_purchases.sql writes them and what happened to them, publishes it and notifies their
   * owners, for authorizations too.
   */
  async recordAll(recordings: readonly AccountRecording[]): Promise<void> {
    if (recordings.length === 0) return;
    await transaction.raw(RECORD, [JSON.stringify(recordings.map((one) => toRecorded(one, now)))]);
  },

  /**
   * Records one thing that happens to a purchase: what is posted for it, how the purchase stands
   * then, and the event.
   * @returns the purchase after it
   */
  async applyChange(account: LockedAccount, applied: AppliedChange): Promise<Purchase> {
    const { before, change, event, source, read = {} } = applied;
    const { actor, occurredAt } = event;
    const occasion = {
      groupId: newId(),
      occurredAt,
      effectiveOn: dayOf(occurredAt),
      actor,
      source,
    };
    const accounts = { ...account, payable: await this.payable(), newId };
    const transfers = transfersFor(occasion, before, change, accounts);
    const purchase = { ...changed(before, change), ...read };
    await this.record(account, { purchase, transfers, event });
    return purchase;
  },

  /** Writes what happened, without anything being different by it. */
  async addEvent(purchaseId: string, groupId: string | null, event: PurchaseEvent): Promise<void> {
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
  async noteRead({ id, requestedCents, issuerUpdatedAt }: Purchase): Promise<void> {
    await transaction('card_transaction')
      .where({ id })
      .update({ requested_cents: requestedCents, issuer_updated_at: issuerUpdatedAt });
  },

  allocate: (allocations: readonly Allocation[]): Promise<void> =>
    allocate(transaction, allocations, now),
});

async function allocate(
  transaction: Transaction,
  allocations: readonly Allocation[],
  now: Date,
): Promise<void> {
  if (allocations.length === 0) return;
  await transaction('allocation').insert(
    allocations.map(({ repaymentId, purchaseId, amountCents, kind, paidAt }) => ({
      id: newId(),
      repayment_id: repaymentId,
      card_transaction_id: purchaseId,
      amount_cents: amountCents,
      kind,
      created_at: paidAt ?? now,
    })),
  );
  // A debit was reserved when it began: what it pays was not owed any more.
  const others = allocations.filter(({ kind }) => kind !== 'repayment');
  if (others.length === 0) return;
  await boundAsked(
    transaction,
    others.map(({ purchaseId }) => purchaseId),
    now,
  );
}

type AccountRow = { id: string; user_id: string; receivable: AccountId; deposit: AccountId };

const toLocked = ({ id, user_id: userId, receivable, deposit }: AccountRow): LockedAccount => ({
  id,
  userId,
  receivable,
  deposit,
});

const RECORD = `
  SELECT record_purchases(array_agg(r))
    FROM jsonb_populate_recordset(NULL::purchase_recording, ?) r
`;

const toRecorded = (
  { account, purchase, transfers, groupId = null, event = null }: AccountRecording,
  now: Date,
) => {
  const { occurred_at: purchasedAt, ...row } = toRow(purchase);
  return {
    ...row,
    purchased_at: purchasedAt,
    card_account_id: account.id,
    user_id: account.userId,
    transfer_group_id: transfers?.[0]?.groupId ?? groupId,
    recorded_at: now,
    notification_id: newId(),
    ...(event && toHistory(event)),
  };
};

const toHistory = ({ kind, amountCents, source, reason, actor, occurredAt }: PurchaseEvent) => ({
  kind,
  amount_cents: amountCents,
  source,
  reason,
  actor,
  happened_at: occurredAt,
});

/** Publishes that a card account was opened, in the transaction that opens it. */
export const publishCardOpened = (
  transaction: Transaction,
  account: { id: string; userId: string },
  occurredAt: Date,
): Promise<void> =>
  appendEvent<CardEvent>(transaction, {
    type: 'card_account.opened',
    subject: account.id,
    payload: { user_id: account.userId },
    occurredAt,
  });
