import type { Clock, openDatabase } from '@reset/service-kit';
import {
  decideInBatches,
  type BatchSettings,
  type Decide,
} from '#features/authorizations/decide-in-batches.ts';
import { decisionStore } from '#features/authorizations/decision-store.ts';

/** How many transactions decide at a time, each on a connection of its own. */
export const DECIDING_AT_ONCE = 3;

// The network waits some two seconds before its own rule decides; what is in the queue then is
// wanted by nobody.
const SETTINGS: BatchSettings = {
  largest: 64,
  atOnce: DECIDING_AT_ONCE,
  longestQueue: 1_024,
  budgetMs: 1_500,
};

type Needs = {
  /** Its own connections, so that no page that is slow today keeps a till waiting. */
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
