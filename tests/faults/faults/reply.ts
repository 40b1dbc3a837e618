import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from './fault.ts';

const LIMIT_MS = 20_000;
const isDecision = (sql: string) => sql.includes('decide_authorizations');

/** PostgreSQL commits, and its response never arrives: so many times. */
export const reply =
  (wanted: number): Fault =>
  async ({ environment, random, count, report }) => {
    let cuts = 0;
    const enough = Promise.withResolvers<void>();
    environment.rules.commits = {
      isWanted: isDecision,
      shouldCut() {
        if (cuts >= wanted || random.next() < 0.4) return false;
        cuts += 1;
        if (cuts === wanted) enough.resolve();
        return true;
      },
    };
    await Promise.race([enough.promise, pause(LIMIT_MS)]);
    environment.rules.commits = null;
    count('commits without a reply', cuts);
    if (cuts === 0) report('no reply was cut after a commit');
    return performance.now();
  };
