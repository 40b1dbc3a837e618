import { setTimeout as pause } from 'node:timers/promises';
import { seedEarners } from './seed-earners.ts';
import type { Database, Ground, MoneyStage } from './stage.ts';

/** Limits that one process computes in a second, from the change that asks for them on. */
const PROMISED = 2_000;
const GIVE_UP_MS = 600_000;

/**
 * A change of every member's bank balance, until nobody's limit is due any more: stored step by
 * step, set in the ledger, and its notice written. Sets the exit code where the promise is missed.
 * @returns lines of a table
 */
export async function measureLimits(stage: MoneyStage, members = 100_000): Promise<string[]> {
  const ground = await stage.ground('limits');
  await seedEarners(ground.admin, members);
  await stage.serve(ground);
  const [first, again] = [await recomputed(ground, members), await recomputed(ground, members)];
  if (again < PROMISED) process.exitCode = 1;
  return [
    `| limits computed for the first time, ${count(members)} members | ${count(first)} a second |`,
    `| limits recomputed after a change, ${count(members)} members | ${count(again)} a second |`,
  ];
}

const count = (value: number) => Math.round(value).toLocaleString('en-US');

async function recomputed({ admin }: Ground, members: number): Promise<number> {
  const before = await stored(admin);
  const from = performance.now();
  await admin.transaction(async (transaction) => {
    await transaction.raw('SET LOCAL search_path = member');
    await transaction.raw('UPDATE bank_link SET available_cents = available_cents - 100');
  });
  const until = from + GIVE_UP_MS;
  while (await isAnyDue(admin)) {
    if (performance.now() > until) throw new Error('Limits are still due.');
    await pause(20);
  }
  const seconds = (performance.now() - from) / 1_000;
  const added = (await stored(admin)) - before;
  if (added !== members) throw new Error(`${added} limits were stored of ${members}.`);
  return members / seconds;
}

async function isAnyDue(admin: Database): Promise<boolean> {
  const { rows } = await admin.raw<{ rows: object[] }>('SELECT FROM member.limit_due LIMIT 1');
  return rows.length > 0;
}

async function stored(admin: Database): Promise<number> {
  const { rows } = await admin.raw<{ rows: { count: bigint }[] }>(
    'SELECT count(*) FROM member.spending_limit',
  );
  return Number(rows[0]?.count ?? 0);
}
