import type { AdminCardTransactions } from '@reset/api-contract/admin/card-transactions.ts';
import type { CardEvent } from '@reset/api-contract/member/card-events.ts';
import type { Database, Transaction } from '@reset/service-kit';
import { readListPage, takePositions, writeRows } from '#features/lists/lists.store.ts';

/**
 * Lists purchases as the member service publishes them: new ones behind the others, and what one is
 * from now on in the place that it has.
 */
export async function listPurchases(
  transaction: Transaction,
  events: readonly CardEvent[],
  generation: number,
): Promise<void> {
  const rows = purchasesOf(events);
  if (rows.length === 0) return;
  const places = await placesOf(transaction, generation, rows);
  const isNew = (row: PurchaseRow) => !places.has(row.card_transaction_id);
  const first = await takePositions(
    transaction,
    generation,
    'card_transactions',
    rows.filter(isNew).length,
  );
  let next = first ?? 0;
  const placed = rows.flatMap((row) => {
    if (!isNew(row)) return [{ ...row, position: places.get(row.card_transaction_id) }];
    return first === null ? [] : [{ ...row, position: next++ }];
  });
  await writeRows(
    transaction,
    { table: 'card_transaction_reading', generation, known: CHANGED },
    placed,
  );
}

type Purchase = NonNullable<
  Extract<CardEvent, { type: 'card_transaction.recorded' }>['payload']['purchase']
>;
type PurchaseRow = Purchase & {
  card_transaction_id: string;
  user_id: string;
  /** When it was told first. */
  recorded_at: string;
};

/** Each as it was told last, in the order in which they were told first. */
function purchasesOf(events: readonly CardEvent[]): PurchaseRow[] {
  const told = new Map<string, PurchaseRow>();
  for (const { type, payload, occurred_at } of events) {
    // Events of before there was a list have no purchase; each of theirs was published again.
    if (type !== 'card_transaction.recorded' || !payload.purchase) continue;
    const { card_transaction_id, user_id, purchase } = payload;
    const recorded_at = told.get(card_transaction_id)?.recorded_at ?? occurred_at;
    told.set(card_transaction_id, { card_transaction_id, user_id, ...purchase, recorded_at });
  }
  return [...told.values()];
}

/** Where purchases stand that the list has already. */
async function placesOf(
  transaction: Transaction,
  generation: number,
  purchases: readonly PurchaseRow[],
): Promise<Map<string, number>> {
  const { rows } = await transaction.raw<{ rows: { id: string; position: bigint }[] }>(PLACES, [
    purchases.map((row) => row.card_transaction_id),
    generation,
  ]);
  return new Map(rows.map(({ id, position }) => [id, Number(position)]));
}

// By the purchase alone: the index that begins with the generation would be taken for one of no rows
// while nothing is known of a new one, and all of it be read.
const PLACES = `
  SELECT told.id, known.position
    FROM unnest(?::uuid[]) AS told (id)
   CROSS JOIN LATERAL (
     SELECT position FROM card_transaction_reading AS r
      WHERE r.card_transaction_id = told.id AND r.generation + 0 = ? OFFSET 0) AS known`;

/** All but when it was recorded, by which it has its place. */
const CHANGED = {
  key: ['card_transaction_id', 'generation'],
  merge: [
    'user_id',
    'created_at',
    'amount_cents',
    'merchant_name',
    'network_state',
    'customer_state',
    'synctera_transaction_id',
    'synctera_account_id',
  ],
};

/** A page of all purchases, the one that was recorded last first. */
export async function readCardTransactions(
  database: Database,
  page: number,
): Promise<AdminCardTransactions> {
  const { rows, pages } = await readListPage<Row>(database, 'card_transactions', page);
  return { card_transactions: rows.map(toWire), total_pages: pages };
}

type Listed = AdminCardTransactions['card_transactions'][number];
type Row = Omit<Listed, 'id' | 'created_at' | 'recorded_at' | 'amount'> & {
  card_transaction_id: string;
  created_at: Date;
  recorded_at: Date | null;
  amount_cents: bigint;
};

const toWire = (row: Row): Listed => ({
  id: row.card_transaction_id,
  user_id: row.user_id,
  created_at: row.created_at.toISOString(),
  recorded_at: row.recorded_at?.toISOString() ?? null,
  amount: Number(row.amount_cents) / 100,
  merchant_name: row.merchant_name,
  network_state: row.network_state,
  customer_state: row.customer_state,
  synctera_transaction_id: row.synctera_transaction_id,
  synctera_account_id: row.synctera_account_id,
});
