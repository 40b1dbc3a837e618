import { drain } from '@reset/service-kit';
import type { Context } from '#context.ts';
import type { HoldRecord } from '#providers/card-records.ts';
import { applyStore } from './apply-records.store.ts';
import { cardSyncStore, staleCardStore } from './card-sync.store.ts';
import { SYNC_CARD_ACCOUNT_QUEUE, type SyncCardAccountJob } from './card-sync.ts';
import { holdEndingStore } from './hold-endings.store.ts';
import { isLastOf } from './records.ts';

/** Reads card accounts when there is news of them or was none for long, and ends holds in time. */
export function registerCardSyncJobs(context: Context): void {
  const { clock, database, jobs } = context;
  const stale = staleCardStore(database, jobs.add);
  const { endExpired } = holdEndingStore(database);
  jobs.register<SyncCardAccountJob>(SYNC_CARD_ACCOUNT_QUEUE, syncCardAccount(context));
  jobs.schedule('sync-stale-cards', '* * * * *', () => drain(() => stale.syncStale(clock.now())));
  jobs.schedule('end-expired-holds', '* * * * *', () => drain(() => endExpired(clock.now())));
}

/** Has all accounts read that something is held on, once: events may have been lost meanwhile. */
export async function syncHeldCards({ clock, database, jobs, log }: Context): Promise<void> {
  const stale = staleCardStore(database, jobs.add);
  // One moment for all of it: by a later one those that were just taken would be stale again.
  const now = clock.now();
  await drain(() => stale.syncHeld(now)).catch((err: unknown) => {
    // They are read an hour later.
    log.warn({ err }, 'card_sync.start_failed');
  });
}

/**
 * Brings ours in line with what the issuer has recorded of an account. What is posted is read after
 * the holds, so that a hold that has ended has nothing of it missing.
 */
function syncCardAccount(context: Context) {
  const { cardIssuing, cardRecords, clock, config, database, log } = context;
  const store = cardSyncStore(database);
  const apply = applyStore({
    database,
    clock,
    holdDays: config.HOLD_DAYS,
    alert: (event, about) => log.error({ event, ...about }, 'card_record.alert'),
  });
  return async ({ card_account_id }: SyncCardAccountJob): Promise<void> => {
    const account = await store.find(card_account_id);
    if (!account) return;
    const { id, issuerId } = account;
    await store.keepCards(id, await cardIssuing.readCards(issuerId), clock.now());
    const recent = await cardRecords.readHolds(issuerId, account.holdsPlace);
    const holds = new Map(recent.items.map((hold) => [hold.id, hold]));
    for (const heldId of await store.heldIds(id)) {
      if (!holds.has(heldId)) holds.set(heldId, await cardRecords.readHold(heldId));
    }
    const posted = await cardRecords.readPosted(issuerId, account.postedPlace);
    for (const [index, entry] of posted.items.entries()) {
      const hold = holdOf(entry.holdId, holds);
      const isLast = isLastOf(entry, hold, posted.items.slice(index + 1));
      await apply.posted(id, entry, { hold, isLast });
    }
    for (const hold of holds.values()) await apply.hold(id, hold);
    const places = { holdsPlace: recent.place, postedPlace: posted.place };
    await store.synced(account, places, clock.now());
  };
}

const holdOf = (id: string | null, holds: ReadonlyMap<string, HoldRecord>) =>
  id === null ? undefined : holds.get(id);
