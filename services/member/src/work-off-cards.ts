import type { AddJob, Clock, Jobs, openDatabase } from '@reset/service-kit';
import { applyStore } from '#features/card-sync/apply-store.ts';
import { endingStore } from '#features/card-sync/ending-store.ts';
import { staleCardStore } from '#features/card-sync/stale-card-store.ts';
import { SYNC_CARD_ACCOUNT_QUEUE, type SyncCardAccountJob } from '#features/card-sync/card-sync.ts';
import { syncCardAccount } from '#features/card-sync/sync-card-account.job.ts';
import { syncStore } from '#features/card-sync/sync-store.ts';
import type { CardIssuing } from '#providers/card-issuing.ts';
import type { CardRecords } from '#providers/card-records.ts';
import { untilNone } from '#sweeping/until-none.ts';

export type CardWork = {
  config: { HOLD_DAYS: number };
  database: ReturnType<typeof openDatabase>;
  clock: Clock;
  cardIssuing: Pick<CardIssuing, 'readCards'>;
  cardRecords: CardRecords;
  log: { error(details: object, message: string): void };
};

/** Says who does the jobs about cards. */
export function workOffCards(jobs: Pick<Jobs, 'work'>, needs: CardWork): void {
  const { config, database, clock, log } = needs;
  const apply = applyStore({
    database,
    clock,
    holdDays: config.HOLD_DAYS,
    alert: (event, about) => log.error({ event, ...about }, 'somebody has to look at a card entry'),
  });
  const sync = syncCardAccount({
    store: syncStore(database),
    apply,
    records: needs.cardRecords,
    issuer: needs.cardIssuing,
    clock,
  });
  jobs.work<SyncCardAccountJob>(SYNC_CARD_ACCOUNT_QUEUE, sync);
}

/** What has to be looked after about cards: `atStart` once, the others every minute. */
export function cardSweeps(database: ReturnType<typeof openDatabase>, addJob: AddJob) {
  const stale = staleCardStore(database, addJob);
  return {
    atStart: untilNone(stale.askForHeld),
    everyMinute: {
      cards: untilNone(stale.askForStale),
      holds: untilNone(endingStore(database).endExpired),
    },
  };
}
