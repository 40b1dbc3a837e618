import { setTimeout as pause } from 'node:timers/promises';
import { promised, sized } from '../harness.ts';
import { seedEarners } from './seed-earners.ts';
import type { Database, Ground, MoneySetup } from './setup.ts';

/** Limits that one process computes in a second, from the change that asks for them on. */
const MIN_A_SECOND = 2_000;
const MEMBERS = sized(100_000, 100);
const GIVE_UP_MS = 600_000;

/**
 * A change of every member's bank balance, until nobody's limit is due any more: stored step by
 * step, set in the ledger, and its notice written. Sets the exit code where the promise is missed.
 * @returns lines of a table
 */
export async function measureLimits(setup: MoneySetup): Promise<string[]> {
  const ground = await setup.ground('limits');
  await seedEarners(ground.admin, MEMBERS);
  await setup.serve(ground);
  const [first, again] = [await recomputed(ground), await recomputed(ground)];
  promised(again >= MIN_A_SECOND);
  return [
    `| limits computed for the first time, ${count(MEMBERS)} members | ${count(first)} a second |`,
    `| limits recomputed after a change, ${count(MEMBERS)} members | ${count(again)} a second |`,
  ];
}

const count = (value: number) => Math.round(value).toLocaleString('en-US');

async function recomputed({ admin }: Ground): Promise<number> {
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
  if (added !== MEMBERS) throw new Error(`${added} limits were stored of ${MEMBERS}.`);
  return MEMBERS / seconds;
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
