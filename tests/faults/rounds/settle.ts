import { setTimeout as pause } from 'node:timers/promises';
import type { Member } from '../members/member.ts';
import type { Environment } from '../environment/start-environment.ts';
import { readJobs } from '../checks/read-ledger.ts';
import { waitForReconciliation } from '../checks/wait-for-reconciliation.ts';

const STUCK_MS = 60_000;
const AGAIN_MS = 200;
const NUDGE_CENTS = 100;

/**
 * Waits until jobs are done and issuer and ledger agree.
 * @returns what is not so after a minute, in words
 */
export async function settle(
  environment: Environment,
  cardholders: readonly Member[],
): Promise<string[]> {
  // A webhook that was dropped is made good by the sync after the account's next purchase, which is
  // reversed at once.
  for (const { cardId } of cardholders) {
    const { uuid, data } = await environment.issuer.authorize(cardId, NUDGE_CENTS);
    if (data.status === 'PENDING') await environment.issuer.reverse(uuid, NUDGE_CENTS);
  }
  const limitMs = STUCK_MS * environment.slowness;
  const differences = await waitForReconciliation(environment, cardholders, limitMs);
  const jobs = await jobsLeft(environment, limitMs);
  return [
    ...differences,
    ...jobs.map((job) => `not done after ${(limitMs / 1_000).toFixed(0)} s: ${job}`),
  ];
}

async function jobsLeft({ database }: Environment, limitMs: number): Promise<string[]> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    const left = await readJobs(database);
    if (left.length === 0 || performance.now() > deadline) return left;
    await pause(AGAIN_MS);
  }
}
