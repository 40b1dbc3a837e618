import { setTimeout as pause } from 'node:timers/promises';
import type { Database, Ground } from './setup.ts';

const GIVE_UP_MS = 600_000;

/**
 * Changes every member's bank balance, and waits until nobody's limit is due any more.
 * @returns limits that were computed in a second
 */
export async function recomputeLimits({ admin }: Ground, members: number): Promise<number> {
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
