import type { Occasion } from '@reset/ledger';
import { newId } from '@reset/service-kit';
import type { Knex } from 'knex';
import { dayOf } from '#calendar/calendar-date.ts';
import type { HeldAccount, PurchaseStore } from '#purchases/purchase-store.ts';

/** Says that somebody has to look: `name` is what alarms are set on. */
export type Alert = (
  name: 'force_post_above_limit' | 'card_unknown',
  about: Readonly<Record<string, string | number>>,
) => void;

/** One record, within the transaction that brings ours in line with it. */
export type Within = {
  transaction: Knex.Transaction;
  account: HeldAccount;
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
