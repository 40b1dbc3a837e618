import { RefusedError, unavailable } from '@reset/service-kit';
import pLimit from 'p-limit';

/**
 * Runs so much expensive work concurrently and lets the rest wait, first come first
 * served. Refuses with 503 at once when too many wait: an answer after minutes would
 * help nobody.
 */
export function boundedQueue({
  concurrency,
  maxWaiting,
}: {
  concurrency: number;
  maxWaiting: number;
}) {
  const limit = pLimit(concurrency);
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (limit.pendingCount >= maxWaiting) throw new RefusedError(unavailable());
    return limit(work);
  };
}
