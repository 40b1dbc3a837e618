import type { Clock } from '../clock.ts';

const WINDOW_MS = 60_000;

/**
 * How many calls to a provider strangers may cause in a minute, all together: for routes that
 * whoever has no session, or no signature, can have call out with our credentials.
 * @returns a function that takes one call out of the budget; false when nothing is left of it
 */
export function callBudget(callsPerMinute: number, clock: Clock): () => boolean {
  let begunAt = -Infinity;
  let left = 0;
  return () => {
    const now = clock.now().getTime();
    if (Math.abs(now - begunAt) >= WINDOW_MS) [begunAt, left] = [now, callsPerMinute];
    left -= 1;
    return left >= 0;
  };
}
