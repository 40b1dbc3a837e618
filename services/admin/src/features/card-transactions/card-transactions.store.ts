import type { AdminCardTransactions } from '@reset/api-contract/admin/card-transactions.ts';
import type { CardEvent } from '@reset/api-contract/member/card-events.ts';
import type { Database, Transaction } from '@reset/service-kit';
import { appendRow, readListPage } from '#features/lists/lists.store.ts';

/**
 * Lists purchases as the member service publishes them: a new one behind the others, and what it is
 * from now on in the place that it has.
 */
export async function listPurchase(
  transaction: Transaction,
  { type, payload }: CardEvent,
  generation: number,
): Promise<void> {
  // Events of before there was a list have no purchase; each of theirs was published again.
  if (type !== 'card_transaction.recorded' || !payload.purchase) return;
  const row = {
    card_transaction_id: payload.card_transaction_id,
    user_id: payload.user_id,
    ...payload.purchase,
  };
  const changed = await transaction('card_transaction_reading')
    .where({ generation, card_transaction_id: row.card_transaction_id })
    .update(row);
  if (changed === 0) await appendRow(transaction, generation, 'card_transactions', row);
}

/** A page of all purchases, the one that was recorded last first. */
export async function readCardTransactions(
  database: Database,
  page: number,
): Promise<AdminCardTransactions> {
  const { rows, pages } = await readListPage<Row>(database, 'card_transactions', page);
  return { card_transactions: rows.map(toWire), total_pages: pages };
}

type Listed = AdminCardTransactions['card_transactions'][number];
type Row = Omit<Listed, 'id' | 'created_at' | 'amount'> & {
  card_transaction_id: string;
  created_at: Date;
  amount_cents: bigint;
};

const toWire = (row: Row): Listed => ({
  id: row.card_transaction_id,
  user_id: row.user_id,
  created_at: row.created_at.toISOString(),
  amount: Number(row.amount_cents) / 100,
  merchant_name: row.merchant_name,
  network_state: row.network_state,
  customer_state: row.customer_state,
  synctera_transaction_id: row.synctera_transaction_id,
  synctera_account_id: row.synctera_account_id,
});
