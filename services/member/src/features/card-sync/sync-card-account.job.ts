import type { Clock } from '@reset/service-kit';
import type { CardIssuing } from '#providers/card-issuing.ts';
import type { CardRecords, HoldRecord } from '#providers/card-records.ts';
import type { ApplyStore } from './apply-store.ts';
import type { SyncCardAccountJob } from './card-sync.ts';
import { isLastOf } from './for-debit.ts';
import type { SyncStore } from './sync-store.ts';

export type SyncNeeds = {
  store: SyncStore;
  apply: ApplyStore;
  records: CardRecords;
  issuer: Pick<CardIssuing, 'readCards'>;
  clock: Clock;
};

/**
 * Brings ours in line with what the issuer has recorded of an account. What is posted is read after
 * the holds, so that a hold that has ended has nothing of it missing.
 */
export const syncCardAccount =
  ({ store, apply, records, issuer, clock }: SyncNeeds) =>
  async ({ card_account_id }: SyncCardAccountJob): Promise<void> => {
    const account = await store.find(card_account_id);
    if (!account) return;
    const { id, issuerId } = account;
    await store.keepCards(id, await issuer.readCards(issuerId), clock.now());
    const recent = await records.readHolds(issuerId, account.holdsPlace);
    const holds = new Map(recent.items.map((hold) => [hold.id, hold]));
    for (const heldId of await store.heldIds(id)) {
      if (!holds.has(heldId)) holds.set(heldId, await records.readHold(heldId));
    }
    const posted = await records.readPosted(issuerId, account.postedPlace);
    for (const [index, entry] of posted.items.entries()) {
      const hold = holdOf(entry.holdId, holds);
      const isLast = isLastOf(entry, hold, posted.items.slice(index + 1));
      await apply.posted(id, entry, { hold, isLast });
    }
    for (const hold of holds.values()) await apply.hold(id, hold);
    const places = { holdsPlace: recent.place, postedPlace: posted.place };
    await store.synced(account, places, clock.now());
  };

const holdOf = (id: string | null, holds: ReadonlyMap<string, HoldRecord>) =>
  id === null ? undefined : holds.get(id);
