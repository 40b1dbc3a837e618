import { openDatabase, type Clock } from '@reset/service-kit';
import {
  decideInBatches,
  type BatchSettings,
  type Decide,
} from '#features/authorizations/decide-in-batches.ts';
import { decisionStore } from '#features/authorizations/decision-store.ts';

// The network waits some two seconds before its own rule decides; what is in the queue then is
// wanted by nobody.
const SETTINGS: BatchSettings = {
  largest: 64,
  atOnce: 2,
  longestQueue: 1_024,
  budgetMs: 1_500,
};

/**
 * Connections of its own for each decision at a time, so that no page that is slow today keeps a
 * till waiting; what a decision takes longer than anybody waits for it is given up.
 */
export function openDecidingDatabase(url: string): ReturnType<typeof openDatabase> {
  const bounded = new URL(url);
  bounded.searchParams.set('statement_timeout', String(SETTINGS.budgetMs));
  return openDatabase(bounded.href, { max: SETTINGS.atOnce, silentMs: 2 * SETTINGS.budgetMs });
}

type Needs = {
  database: ReturnType<typeof openDatabase>;
  clock: Clock;
  config: { HOLD_DAYS: number };
};

/** Decides authorizations as this process does: in batches, on one database. */
export const openAuthorizations = ({ database, clock, config }: Needs): Decide =>
  decideInBatches(
    decisionStore(database, { clock, holdDays: config.HOLD_DAYS }).decideAll,
    SETTINGS,
  );
