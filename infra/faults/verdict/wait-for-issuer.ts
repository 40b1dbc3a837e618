import { setTimeout as pause } from 'node:timers/promises';
import type { Member } from '../members/member.ts';
import type { Stage } from '../stage/open-stage.ts';
import { compareBooks } from './compare-books.ts';
import { readOwnBooks } from './read-own-books.ts';

const AGAIN_MS = 400;

/** Waits until ours has what the issuer has, of each member. @returns what still differs after `limitMs` */
export async function differencesAfter(
  { issuer, database }: Stage,
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
      const differences = compareBooks(theirs, await readOwnBooks(database, userId));
      if (differences.length === 0 || performance.now() > deadline) return differences;
      await pause(AGAIN_MS);
    }
  };
  return (await Promise.all(members.map(differing))).flat();
}
