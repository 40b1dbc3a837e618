import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from './fault.ts';

const LIMIT_MS = 20_000;
const isDecision = (sql: string) => sql.includes('decide_authorizations');

/** PostgreSQL commits, and what it answers never arrives: so many times. */
export const reply =
  (wanted: number): Fault =>
  async ({ stage, random, count, complain }) => {
    let cuts = 0;
    const enough = Promise.withResolvers<void>();
    stage.rules.commits = {
      isWanted: isDecision,
      shouldCut() {
        if (cuts >= wanted || random.next() < 0.4) return false;
        cuts += 1;
        if (cuts === wanted) enough.resolve();
        return true;
      },
    };
    await Promise.race([enough.promise, pause(LIMIT_MS)]);
    stage.rules.commits = null;
    count('commits without a reply', cuts);
    if (cuts === 0) complain('no reply was cut after a commit');
    return performance.now();
  };
