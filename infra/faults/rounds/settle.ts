import { setTimeout as pause } from 'node:timers/promises';
import type { Member } from '../members/member.ts';
import type { Stage } from '../stage/open-stage.ts';
import { readJobs } from '../verdict/read-books.ts';
import { differencesAfter } from '../verdict/wait-for-issuer.ts';

const STUCK_MS = 60_000;
const AGAIN_MS = 200;
const NUDGE_CENTS = 100;

/**
 * Waits until all that was begun is done. @returns what is not after a minute, in words: jobs, and
 * what the issuer has otherwise than ours
 */
export async function settle(stage: Stage, cardholders: readonly Member[]): Promise<string[]> {
  // Of what nobody was told of, each account's next purchase tells; it is let go of at once.
  for (const { cardId } of cardholders) {
    const { uuid, data } = await stage.issuer.authorize(cardId, NUDGE_CENTS);
    if (data.status === 'PENDING') await stage.issuer.reverse(uuid, NUDGE_CENTS);
  }
  const limitMs = STUCK_MS * stage.slowness;
  const differences = await differencesAfter(stage, cardholders, limitMs);
  const jobs = await jobsLeft(stage, limitMs);
  return [
    ...differences,
    ...jobs.map((job) => `not done after ${(limitMs / 1_000).toFixed(0)} s: ${job}`),
  ];
}

async function jobsLeft({ database }: Stage, limitMs: number): Promise<string[]> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    const left = await readJobs(database);
    if (left.length === 0 || performance.now() > deadline) return left;
    await pause(AGAIN_MS);
  }
}
