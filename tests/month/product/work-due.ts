import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Product } from './start-product.ts';

const STOP_MS = 15_000;
const AGAIN_MS = 150;
/** As long as nothing is to be done, all webhooks have come. */
const QUIET_LOOKS = 3;
const LIMIT_MS = 300_000;

/**
 * Has the member service do what is due at this time: its schedules run when it starts, so that it is
 * stopped and started again, as by a release. Resolves when they have run and no job is left.
 * @returns what is not done, in words
 */
export async function workDue(product: Product): Promise<string[]> {
  const { database, member } = product;
  const { rows } = await database.query<{ now: Date }>('SELECT clock_timestamp() AS now');
  member.send('SIGTERM');
  if ((await member.ended(STOP_MS)) === null) await member.kill();
  await member.start();
  const since = rows[0]?.now ?? new Date(0);
  return [...(await until(() => schedulesLeft(database, since))), ...(await untilQuiet(product))];
}

/** Waits until no job is left and no limit is to be computed. @returns what is left, in words */
export async function untilQuiet({ database }: Product): Promise<string[]> {
  let quiet = 0;
  return until(async () => {
    const left = await jobsLeft(database);
    quiet = left.length === 0 ? quiet + 1 : 0;
    return quiet < QUIET_LOOKS && left.length === 0 ? ['the last look'] : left;
  });
}

async function until(left: () => Promise<string[]>): Promise<string[]> {
  const deadline = performance.now() + LIMIT_MS;
  for (;;) {
    const waiting = await left();
    if (waiting.length === 0 || performance.now() > deadline) return waiting;
    await pause(AGAIN_MS);
  }
}

const SCHEDULES = `
  SELECT s.name FROM member_jobs.schedule s
   WHERE NOT EXISTS (SELECT FROM member_jobs.job j
                      WHERE j.name = s.name AND j.state IN ('completed', 'failed')
                        AND j.started_on > $1)`;

async function schedulesLeft(database: Pool, since: Date): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>(SCHEDULES, [since]);
  return rows.map(({ name }) => `${name} has not run`);
}

const JOBS = `
  SELECT format('%s of %s are %s', count(*), name, state) AS left_over FROM member_jobs.job
   WHERE state IN ('created', 'retry', 'active') AND name NOT LIKE '\\_\\_%'
   GROUP BY name, state
   UNION ALL
  SELECT format('%s limits are not computed', count(*)) FROM member.limit_due HAVING count(*) > 0`;

async function jobsLeft(database: Pool): Promise<string[]> {
  const { rows } = await database.query<{ left_over: string }>(JOBS);
  return rows.map(({ left_over }) => left_over);
}
