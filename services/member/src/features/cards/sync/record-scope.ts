import { newId, type Transaction } from '@reset/service-kit';
import { dayOf } from '#calendar/calendar-date.ts';
import type { LockedAccount, PurchaseStore } from '#features/cards/purchases/purchases.store.ts';
import type { Occasion } from '@reset/ledger';

/** Logs that staff have to look: alarms are set on `name`. */
export type Alert = (
  name: 'force_post_above_limit' | 'card_unknown',
  about: Readonly<Record<string, string | number>>,
) => void;

/** What serves to bring ours in line with one record, in one transaction. */
export type RecordScope = {
  transaction: Transaction;
  account: LockedAccount;
  purchases: PurchaseStore;
  alert: Alert;
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
