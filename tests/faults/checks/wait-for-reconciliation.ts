import { setTimeout as pause } from 'node:timers/promises';
import type { Member } from '../members/member.ts';
import type { Environment } from '../environment/start-environment.ts';
import { reconcile } from './reconcile.ts';
import { readBalances } from './read-balances.ts';

const AGAIN_MS = 400;

/** Waits until ledger and issuer agree on each member. @returns what still differs after `limitMs` */
export async function waitForReconciliation(
  { issuer, database }: Environment,
  members: readonly Member[],
  limitMs: number,
): Promise<string[]> {
  const deadline = performance.now() + limitMs;
  const differing = async ({ userId, accountId }: Member): Promise<string[]> => {
    for (;;) {
      const theirs = {
        holds: await issuer.holds(accountId),
        posted: await issuer.posted(accountId),
      };
      const differences = reconcile(theirs, await readBalances(database, userId));
      if (differences.length === 0 || performance.now() > deadline) return differences;
      await pause(AGAIN_MS);
    }
  };
  return (await Promise.all(members.map(differing))).flat();
}
