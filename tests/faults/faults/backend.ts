import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from './fault.ts';
import { holdWrites } from './hold-writes.ts';

const TIMES = 6;
// Less than decisions wait for a lock.
const HELD_MS = 150;
const WAITING = `
  SELECT pid FROM pg_stat_activity
   WHERE wait_event_type = 'Lock' AND query LIKE '%decide_authorizations%'`;

/**
 * Ends transactions between what they have inserted and their commit: PostgreSQL's own process that
 * works for the member service is ended, or the service itself is.
 */
export const backend: Fault = async ({ environment, random, count }) => {
  const { database, member } = environment;
  let brokenAt = performance.now();
  for (let time = 0; time < TIMES; time += 1) {
    const release = await holdWrites(database);
    await pause(HELD_MS);
    const { rows } = await database.query<{ pid: number }>(WAITING);
    const isService = time === TIMES - 1;
    brokenAt = performance.now();
    if (isService) await member.kill();
    else await database.query(`SELECT pg_terminate_backend(pid) FROM (${WAITING}) AS waiting`);
    await release();
    if (isService) await member.start();
    count('ended before their commit', rows.length);
    await pause(random.between(100, 400));
  }
  return brokenAt;
};
