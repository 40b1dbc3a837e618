import { drain } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { readPayouts } from '#features/cards/payouts/payouts.jobs.ts';
import { readDebits } from '#features/cards/repayments/repayments.jobs.ts';
import { depositStore } from '#features/cards/deposits/deposits.store.ts';
import type { HoldRecord } from '#providers/card-records.ts';
import { applyStore } from './apply-records.store.ts';
import { type Alert, type CardCase, caseStore, refusalOf } from './cases.store.ts';
import { cardSyncStore, staleCardStore } from './card-sync.store.ts';
import { SYNC_CARD_ACCOUNT_QUEUE, type SyncCardAccountJob } from './card-sync.ts';
import { holdEndingStore } from './hold-endings.store.ts';
import { isLastOf } from './records.ts';

/** Of 500 accounts each. */
const MAX_STEPS = 4;

/** Reads card accounts when there is news of them or was none for long, and ends holds in time. */
export function registerCardSyncJobs(context: Context): void {
  const { clock, database, jobs } = context;
  const stale = staleCardStore(database, jobs.add);
  const { endExpired } = holdEndingStore(database);
  jobs.register<SyncCardAccountJob>(SYNC_CARD_ACCOUNT_QUEUE, syncCardAccount(context));
  jobs.schedule('sync-stale-cards', '* * * * *', async () => {
    // The issuer is asked for so many accounts a minute and no more, those first that waited longest.
    for (let steps = 0; steps < MAX_STEPS; steps += 1) {
      if ((await stale.syncStale(clock.now())) === 0) return;
    }
  });
  jobs.schedule('end-expired-holds', '* * * * *', () => drain(() => endExpired(clock.now())));
}

/** Has all accounts read that something is held on, once: events may have been lost meanwhile. */
export async function syncHeldCards({ clock, database, jobs, log }: Context): Promise<void> {
  const stale = staleCardStore(database, jobs.add);
  // One moment for all of it: by a later one those that were just taken would be stale again.
  const now = clock.now();
  await drain(() => stale.syncHeld(now)).catch((err: unknown) => {
    // They are read a quarter of an hour later.
    log.warn({ err }, 'card_sync.start_failed');
  });
}

/**
 * Brings ours in line with what the issuer has recorded of an account. What is posted is read after
 * the holds, so that a hold that has ended has nothing of it missing. A record that cannot be placed
 * is a case for staff and keeps no other waiting; its list is read from the same place again, so that
 * it is tried with each sync. A hold that is asked for by itself keeps no list, though the issuer does
 * not know it or has it in no shape that we know: it is asked for each time.
 */
function syncCardAccount(context: Context) {
  const { cardIssuing, cardRecords, clock, config, database, jobs, log } = context;
  const store = cardSyncStore(database);
  const deposits = depositStore(database);
  const readPayoutsOf = readPayouts(context);
  const readDebitsOf = readDebits(context);
  const alert: Alert = (event, about) => log.error({ event, ...about }, 'card_record.alert');
  const apply = applyStore({
    database,
    clock,
    holdDays: config.HOLD_DAYS,
    alert,
    add: jobs.add,
  });
  return async ({ card_account_id }: SyncCardAccountJob): Promise<void> => {
    const account = await store.find(card_account_id);
    if (!account) return;
    const { id, issuerId } = account;
    const now = clock.now();
    const placing = placeEach(caseStore(database, { accountId: id, now, alert }));
    await store.keepCards(id, await cardIssuing.readCards(issuerId), now);

    const recent = await cardRecords.readHolds(issuerId, account.holdsPlace);
    const holds = new Map(recent.items.map((hold) => [hold.id, hold]));
    for (const heldId of await store.heldIds(id)) {
      const hold = holds.get(heldId) ?? (await cardRecords.readHold(heldId));
      if (hold !== null && hold !== 'unreadable') holds.set(heldId, hold);
      else await placing.miss({ kind: missing(hold), subject: heldId });
    }
    const posted = await cardRecords.readPosted(issuerId, account.postedPlace);
    await placing.failAll(posted.unreadable);
    for (const [index, entry] of posted.items.entries()) {
      const hold = holdOf(entry.holdId, holds);
      const isLast = isLastOf(entry, hold, posted.items.slice(index + 1));
      await placing.place(entry.id, () => apply.posted(id, entry, { hold, isLast }));
    }
    const postedPlace = placing.hasFailed() ? account.postedPlace : posted.place;

    await placing.failAll(recent.unreadable);
    for (const hold of holds.values()) await placing.place(hold.id, () => apply.hold(id, hold));
    const holdsPlace = placing.hasFailed() ? account.holdsPlace : recent.place;
    await placing.end();
    await readPayoutsOf(id);
    await readDebitsOf(id);
    await deposits.payOwed(id, now);
    await store.synced(account, { holdsPlace, postedPlace }, now);
  };
}

/** Does something for each record by itself, and remembers those for which it could not be done. */
function placeEach(cases: ReturnType<typeof caseStore>) {
  const unplaced: string[] = [];
  let hasFailed = false;
  const miss = async (missed: CardCase) => {
    unplaced.push(missed.subject);
    await cases.open(missed);
  };
  const fail = (failed: CardCase) => {
    hasFailed = true;
    return miss(failed);
  };
  return {
    miss,
    hasFailed: () => hasFailed,
    async failAll(unreadable: readonly string[]) {
      for (const subject of unreadable) await fail({ kind: 'record_unreadable', subject });
    },
    async place(subject: string, work: () => Promise<void>) {
      try {
        await work();
      } catch (error) {
        const refusal = refusalOf(error);
        if (refusal === null) throw error;
        await fail({ kind: 'record_refused', subject, detail: { refusal } });
      }
    },
    end: () => cases.closePlaced(unplaced),
  };
}

const missing = (hold: 'unreadable' | null) =>
  hold === null ? 'hold_not_found' : 'record_unreadable';

const holdOf = (id: string | null, holds: ReadonlyMap<string, HoldRecord>) =>
  id === null ? undefined : holds.get(id);
