import { setTimeout as pause } from 'node:timers/promises';
import type { Position } from '@reset/api-contract/events.ts';
import type { Database } from '../database/database.ts';
import type { ChangeSignal } from '../listen/change-signal.ts';
import { readEvents, type Reading } from './read-events.ts';

/** How late an event is delivered at the latest when its notification was lost. */
const POLL_MS = 1_000;
/** A transaction that ends notifies nobody, so what it holds back is read again soon. */
const FIRST_RETRY_MS = 10;
const LAST_RETRY_MS = 200;

/**
 * The events after a position; where there is none yet, those that come within `waitMs`, or none
 * once that is over or `signal` aborts.
 * @param appended what the channel `event` announces
 */
export async function awaitEvents(
  database: Database,
  appended: ChangeSignal,
  options: { after: Position; limit: number; waitMs: number; signal: AbortSignal },
): Promise<Reading> {
  const { after, limit, waitMs, signal } = options;
  const endsAt = performance.now() + waitMs;
  let retryMs = FIRST_RETRY_MS;
  for (;;) {
    const since = appended.version();
    const reading = await readEvents(database, after, limit);
    const leftMs = endsAt - performance.now();
    if (reading.events.length > 0 || leftMs <= 0 || signal.aborted) return reading;
    if (reading.isHeldBack) {
      await pause(Math.min(retryMs, leftMs), undefined, { signal }).catch(() => undefined);
      retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
    } else {
      await appended.wait({ since, ms: Math.min(POLL_MS, leftMs), signal });
    }
  }
}
