import { changeSignal, drain } from '@reset/service-kit';
import { dayOf } from '#calendar/calendar-date.ts';
import type { Context } from '#context.ts';
import { computeLimitsStore } from './compute-limits.store.ts';
import { basisDigest } from './computed-limit.ts';
import { limitBasis } from './limit-rules.ts';
import { staleLimitStore } from './stale-limits.store.ts';

/** How many limits one transaction computes. */
const BATCH_SIZE = 250;
/** While the database works on one batch, this process works on the other. */
const CONCURRENCY = 2;
/** How late a stale limit is noticed at the latest when its notification was lost. */
const POLL_MS = 1_000;

/** Marks the limits that time makes stale, and deletes marks that serve nobody. */
export function scheduleLimitMarks({ clock, database, jobs }: Context): void {
  const stale = staleLimitStore(database);
  jobs.schedule('mark-stale-limits', '* * * * *', async () => {
    await drain(() => stale.markUnchecked(dayOf(clock.now())));
    await drain(() => stale.markAged(clock.now()));
  });
  jobs.schedule('delete-orphaned-limit-marks', '* * * * *', stale.deleteOrphans);
}

/**
 * Computes stale limits until it is stopped; first of all, marks what was computed on another
 * basis. It is no job, because members wait for their limits: a notification is acted on at once.
 * @returns a function that stops it, when nothing is half done any more
 */
export function keepLimits(
  context: Context,
  compute = computeStaleLimits(context),
): () => Promise<void> {
  const { database, listener, log } = context;
  const stopping = new AbortController();
  const { signal } = stopping;
  const marked = changeSignal(listener, 'limit_due');
  const digest = basisDigest(limitBasis(context));
  const markOutdated = drain(() => staleLimitStore(database).markOutdatedBasis(digest)).catch(
    (err: unknown) => log.error({ err }, 'limits.mark_outdated_failed'),
  );
  const work = async () => {
    while (!signal.aborted) {
      const since = marked.version();
      const isBusy = await compute().then(
        (count) => count > 0,
        (err: unknown) => {
          log.error({ err }, 'limits.compute_failed');
          return false;
        },
      );
      if (!isBusy) await marked.wait({ since, ms: POLL_MS, signal });
    }
  };
  const working = Promise.all([markOutdated, ...Array.from({ length: CONCURRENCY }, work)]);
  return async () => {
    stopping.abort();
    marked.close();
    await working;
  };
}

/**
 * Computes a batch of stale limits. When one of them cannot be computed the others are, each alone,
 * and that one is postponed.
 * @returns how many are done with for now; 0 when it is not worth to try again at once
 */
export function computeStaleLimits(context: Context): () => Promise<number> {
  const { clock, database, log } = context;
  const stale = staleLimitStore(database);
  const limits = computeLimitsStore(database, limitBasis(context));

  const oneByOne = async (): Promise<number> => {
    let done = 0;
    for (const userId of await stale.oldest(BATCH_SIZE)) {
      try {
        done += await limits.compute({ userId }, clock.now());
      } catch (err) {
        log.error({ err, userId }, 'limit.compute_failed');
        await stale.postpone(userId);
        done += 1;
      }
    }
    return done;
  };

  return async () => {
    try {
      return await limits.compute({ max: BATCH_SIZE }, clock.now());
    } catch (err) {
      log.warn({ err }, 'limits.batch_failed');
      return oneByOne();
    }
  };
}
