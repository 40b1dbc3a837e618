import { type AddJob, newId, type Transaction } from '@reset/service-kit';
import { dayOf } from '#calendar/calendar-date.ts';
import type { LockedAccount, PurchaseStore } from '#features/cards/purchases/purchases.store.ts';
import type { Occasion } from '@reset/ledger';
import type { CardCase } from './cases.store.ts';

/** What serves to bring ours in line with one record, in one transaction. */
export type RecordScope = {
  transaction: Transaction;
  account: LockedAccount;
  purchases: PurchaseStore;
  now: Date;
  /** Adds what is done later, if the transaction is committed. */
  add: AddJob;
  openCase(opened: CardCase): Promise<void>;
};

/** Who moves money because the issuer recorded it. */
export const ISSUER = 'issuer';

/** What the transfers of one record have in common. */
export const occasionOf = (record: { source: string; occurredAt: Date }): Occasion => ({
  groupId: newId(),
  occurredAt: record.occurredAt,
  effectiveOn: dayOf(record.occurredAt),
  actor: ISSUER,
  source: record.source,
});
