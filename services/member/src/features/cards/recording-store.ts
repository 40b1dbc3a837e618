import { isDeepStrictEqual } from 'node:util';
import {
  achDebitTransfers,
  achSettledTransfers,
  BANK,
  ledgerStore,
  type Occasion,
} from '@reset/ledger';
import { newId } from '@reset/service-kit';
import type { Knex } from 'knex';
import { dayOf } from '#calendar/calendar-date.ts';
import { changed, transfersFor, type PurchaseChange } from '#purchases/purchase-changes.ts';
import { purchaseStore, type HeldAccount, type PurchaseEvent } from '#purchases/purchase-store.ts';
import type { Purchase } from '#purchases/purchases.ts';
import { changesTo } from './changes-to.ts';
import { described, type RecordedPurchase } from './recorded-purchase.ts';

/** What became of it: `conflict` where what stands does not lead there. */
export type Recorded = 'recorded' | 'nothing_new' | 'no_account' | 'conflict';

/** Purchases that the operator records, by what an issuer would have told of them. */
export const recordingStore = (database: Knex) => ({
  /**
   * Makes a purchase, or leads one that is there to where it is asked to stand.
   * `no_account` also for one that is another account's.
   */
  putTransaction: (userId: string, recorded: RecordedPurchase, now: Date): Promise<Recorded> =>
    database.transaction(async (transaction) => {
      const purchases = purchaseStore(transaction, now);
      const account = await purchases.holdAccount({ user_id: userId });
      if (!account) return 'no_account';
      const found = await purchases.find({ id: recorded.id });
      if (found && found.accountId !== account.id) return 'no_account';
      const stands = found && found.purchase;
      const changes = changesTo(stands, recorded);
      if (changes === null) return 'conflict';
      const purchase = described(stands, recorded);
      if (changes.length === 0 && isDeepStrictEqual(purchase, stands)) return 'nothing_new';
      await write({ transaction, account, now }, { purchase, changes, isNew: stands === null });
      return 'recorded';
    }),
});

type Within = { transaction: Knex.Transaction; account: HeldAccount; now: Date };
type Writing = { purchase: Purchase; changes: readonly PurchaseChange[]; isNew: boolean };

async function write(within: Within, { purchase, changes, isNew }: Writing): Promise<void> {
  const { transaction, account, now } = within;
  const purchases = purchaseStore(transaction, now);
  const told = { kind: KINDS[purchase.customerState] ?? 'authorized', ...occurrence(purchase) };
  if (changes.length === 0) {
    if (isNew) await purchases.record(account, { purchase, transfers: [], event: told });
    else await purchases.change(account, { purchase, groupId: null });
    return;
  }
  let stands = purchase;
  for (const change of changes) {
    stands = await apply(within, stands, change);
  }
}

async function apply(within: Within, before: Purchase, change: PurchaseChange): Promise<Purchase> {
  const { transaction, account, now } = within;
  const purchases = purchaseStore(transaction, now);
  const purchase = changed(before, change);
  const occasion: Occasion = {
    groupId: newId(),
    occurredAt: before.occurredAt,
    effectiveOn: dayOf(before.occurredAt),
    actor: ACTOR,
    source: null,
  };
  if (change.kind === 'repay') {
    await repay(within, { occasion, purchase, amountCents: change.amountCents });
    await purchases.change(account, { purchase, groupId: occasion.groupId });
    return purchase;
  }
  const payable = await purchases.payable();
  const transfers = transfersFor(occasion, before, change, { ...account, payable, newId });
  const kind = change.kind === 'hold' ? 'authorized' : (KINDS[purchase.customerState] ?? 'cleared');
  const amountCents = 'amountCents' in change ? change.amountCents : before.heldCents;
  const event = { kind, ...occurrence(purchase), amountCents };
  await purchases.record(account, { purchase, transfers, event });
  return purchase;
}

type Repaid = { occasion: Occasion; purchase: Purchase; amountCents: number };

// A new purchase has to be there before something is allocated to it.
async function repay({ transaction, account, now }: Within, repaid: Repaid): Promise<void> {
  const { occasion, purchase, amountCents } = repaid;
  const ledger = ledgerStore(transaction);
  const accounts = {
    receivable: account.receivable,
    debitClearing: await ledger.accountOf(BANK.debitClearing),
    settlementCash: await ledger.accountOf(BANK.settlementCash),
  };
  const debit = { pendingId: newId(), amountCents };
  await ledger.post(achDebitTransfers(occasion, accounts, { id: debit.pendingId, amountCents }));
  await ledger.post(achSettledTransfers(occasion, debit, { ...accounts, newId }));
  const { id: purchaseId } = purchase;
  const allocation = { repaymentId: occasion.groupId, purchaseId, amountCents };
  await purchaseStore(transaction, now).allocate(allocation);
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
