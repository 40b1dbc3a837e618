import { setTimeout as sleep } from 'node:timers/promises';

const STEP_MS = 50;

/** Looks again and again until it is there; null when it is not in time. */
export async function arrival<Found>(
  look: () => Promise<Found | null>,
  longestWaitMs: number,
): Promise<Found | null> {
  const until = performance.now() + longestWaitMs;
  for (;;) {
    const found = await look();
    if (found !== null || performance.now() >= until) return found;
    await sleep(STEP_MS);
  }
}
