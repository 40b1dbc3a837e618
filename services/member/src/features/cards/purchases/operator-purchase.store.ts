import { isDeepStrictEqual } from 'node:util';
import { type Database, newId, type Transaction } from '@reset/service-kit';
import { dayOf } from '#calendar/calendar-date.ts';
import {
  achDebitTransfers,
  achSettledTransfers,
  BANK,
  ledgerStore,
  type Occasion,
} from '@reset/ledger';
import { changesTo, described, type RecordedPurchase } from './operator-purchase.ts';
import { changed, type PurchaseChange } from './purchase-changes.ts';
import { type LockedAccount, type PurchaseEvent, purchaseStore } from './purchases.store.ts';
import type { Purchase } from './purchases.ts';

const DAY_MS = 86_400_000;

/** What became of it: `conflict` where what stands does not lead there. */
export type PutOutcome = 'recorded' | 'nothing_new' | 'no_account' | 'conflict';

/**
 * Purchases that the operator records, by what an issuer would have recorded of them.
 * @param holdDays after how many days what is held for one ends by itself: no issuer knows of it
 */
export const operatorPurchaseStore = (database: Database, holdDays: number) => ({
  /**
   * Makes a purchase, or changes one that is there until it stands as requested.
   * `no_account` also for one that is another account's.
   */
  putTransaction: (userId: string, recorded: RecordedPurchase, now: Date): Promise<PutOutcome> =>
    database.transaction(async (transaction) => {
      const purchases = purchaseStore(transaction, now);
      const account = await purchases.lockAccount({ user_id: userId });
      if (!account) return 'no_account';
      const found = await purchases.find({ id: recorded.id });
      if (found && found.accountId !== account.id) return 'no_account';
      const stands = found && found.purchase;
      const expiresAt = new Date(now.getTime() + holdDays * DAY_MS);
      const changes = changesTo(stands, recorded, expiresAt);
      if (changes === null) return 'conflict';
      const purchase = described(stands, recorded);
      if (changes.length === 0 && isDeepStrictEqual(purchase, stands)) return 'nothing_new';
      await write({ transaction, account, now }, { purchase, changes, isNew: stands === null });
      return 'recorded';
    }),
});

type Scope = { transaction: Transaction; account: LockedAccount; now: Date };
type Writing = { purchase: Purchase; changes: readonly PurchaseChange[]; isNew: boolean };

async function write(scope: Scope, { purchase, changes, isNew }: Writing): Promise<void> {
  const { transaction, account, now } = scope;
  const purchases = purchaseStore(transaction, now);
  if (changes.length === 0) {
    const kind = KINDS[purchase.customerState] ?? 'authorized';
    const event = isNew ? { kind, ...occurrence(purchase) } : null;
    await purchases.record(account, { purchase, event });
    return;
  }
  let stands = purchase;
  for (const change of changes) {
    stands = await apply(scope, stands, change);
  }
}

async function apply(scope: Scope, before: Purchase, change: PurchaseChange): Promise<Purchase> {
  const { transaction, account, now } = scope;
  const purchases = purchaseStore(transaction, now);
  if (change.kind === 'repay') {
    const purchase = changed(before, change);
    const groupId = await repay(scope, purchase, change.amountCents);
    await purchases.record(account, { purchase, groupId });
    return purchase;
  }
  const { customerState } = changed(before, change);
  const kind = change.kind === 'hold' ? 'authorized' : (KINDS[customerState] ?? 'cleared');
  const amountCents = 'amountCents' in change ? change.amountCents : before.heldCents;
  const event = { kind, ...occurrence(changed(before, change)), amountCents };
  return purchases.applyChange(account, { before, change, event, source: null });
}

// A new purchase has to be there before something is allocated to it.
async function repay(
  { transaction, account, now }: Scope,
  { id: purchaseId, occurredAt }: Purchase,
  amountCents: number,
): Promise<string> {
  const occasion: Occasion = {
    groupId: newId(),
    occurredAt,
    effectiveOn: dayOf(occurredAt),
    actor: ACTOR,
    source: null,
  };
  const ledger = ledgerStore(transaction);
  const accounts = {
    receivable: account.receivable,
    debitClearing: await ledger.accountOf(BANK.debitClearing),
    settlementCash: await ledger.accountOf(BANK.settlementCash),
  };
  const debit = { pendingId: newId(), amountCents };
  await ledger.post(achDebitTransfers(occasion, accounts, { id: debit.pendingId, amountCents }));
  await ledger.post(achSettledTransfers(occasion, debit, { ...accounts, newId }));
  const allocation = { repaymentId: occasion.groupId, purchaseId, amountCents };
  await purchaseStore(transaction, now).allocate([{ ...allocation, kind: 'repayment' }]);
  return occasion.groupId;
}

const ACTOR = 'operator';

const KINDS: Partial<Record<Purchase['customerState'], PurchaseEvent['kind']>> = {
  declined: 'declined',
  expired: 'expired',
  manually_expired: 'ended_by_staff',
};

const occurrence = ({ requestedCents, declineReason, occurredAt }: Purchase) => ({
  amountCents: requestedCents,
  source: `${ACTOR}:${newId()}`,
  reason: declineReason,
  actor: ACTOR,
  occurredAt,
});
