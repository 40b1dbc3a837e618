import { randomUUID } from 'node:crypto';
import type { CardEvent } from '@reset/api-contract/member/card-events.ts';
import { listPurchases } from '../../../services/admin/src/features/card-transactions/card-transactions.store.ts';
import { refreshPeople } from '../../../services/admin/src/features/users/people.store.ts';
import { applyCardEvents } from '../../../services/admin/src/features/users/readings.store.ts';
import { median } from '../gateway/measure.ts';
import { sized } from '../harness.ts';
import { late } from './measure-calls.ts';
import type { Database } from './setup.ts';

/** As many purchases come in a page while little happens, and at the most. */
const PAGES = [
  { length: 1, rounds: sized(200, 5) },
  { length: 500, rounds: sized(20, 2) },
];

/**
 * What new purchases cost the lists that are shown: each page in a transaction of its own, as a
 * subscription applies it, among few and among many.
 * @returns the lines of their table
 */
export async function measureProjection(databases: readonly Database[]): Promise<string[]> {
  const rows: string[] = [];
  for (const { length, rounds } of PAGES) {
    const times: number[][] = [];
    for (const database of databases) times.push(await timesOf(database, { length, rounds }));
    const cells = times.flatMap((own) => [median(own), late(own)]).map((ms) => ms.toFixed(2));
    const [few = Number.NaN, many = Number.NaN] = times.map(median);
    rows.push(`| ${length} | ${cells.join(' | ')} | ${(many / few).toFixed(2)} |`);
  }
  return [
    '| new purchases in a page, each of another member | few: ms for each, median | 95th of 100 | many: ms for each, median | 95th of 100 | many : few |',
    '|---:|---:|---:|---:|---:|---:|',
    ...rows,
  ];
}

/** For each purchase. */
async function timesOf(
  database: Database,
  { length, rounds }: (typeof PAGES)[number],
): Promise<number[]> {
  const { generation } = await database('subscription')
    .where({ owner: 'member', is_live: true })
    .first('generation');
  const members: string[] = await database('cardholder_reading')
    .orderByRaw('md5(user_id::text)')
    .limit(length * rounds)
    .pluck('user_id');
  const times: number[] = [];
  for (let first = 0; first < members.length; first += length) {
    const events = members.slice(first, first + length).map(purchaseOf);
    const startedAt = performance.now();
    await database.transaction(async (transaction) => {
      await applyCardEvents(transaction, events, generation);
      await listPurchases(transaction, events, generation);
      await refreshPeople(transaction, events);
    });
    times.push((performance.now() - startedAt) / events.length);
  }
  return times;
}

const AT = '2026-11-20T20:00:00.000Z';

const purchaseOf = (userId: string): CardEvent => ({
  position: '1.1',
  subject_version: 1,
  occurred_at: AT,
  type: 'card_transaction.recorded',
  subject: randomUUID(),
  payload: {
    user_id: userId,
    card_transaction_id: randomUUID(),
    latest_transaction_at: AT,
    purchase: {
      created_at: AT,
      amount_cents: 2_415,
      merchant_name: 'Harbor Street Grocery',
      network_state: 'authorized',
      customer_state: 'pending',
      synctera_transaction_id: null,
      synctera_account_id: null,
    },
  },
});
