import type { Knex } from 'knex';
import type { BankTransaction } from '#providers/bank-data.ts';

/** Brings a link's transactions to what the bank says of them now, in the sync's transaction. */
export async function recordTransactions(
  transaction: Knex.Transaction,
  { linkId, run }: { linkId: string; run: number },
  news: { transactions: readonly BankTransaction[]; removedIds: readonly string[] },
): Promise<void> {
  if (news.removedIds.length > 0) {
    await transaction('bank_transaction')
      .where({ link_id: linkId })
      .whereIn('provider_transaction_id', [...news.removedIds])
      .delete();
  }
  if (news.transactions.length === 0) return;
  const rows = JSON.stringify(news.transactions.map(toRow));
  await transaction.raw(RECORD, [linkId, run, rows]);
}

/** A link's transactions in the database. */
export const transactionStore = (database: Knex) => ({
  /** The newest first. */
  async list(linkId: string): Promise<BankTransaction[]> {
    const rows = await database('bank_transaction')
      .where({ link_id: linkId })
      .orderBy([{ column: 'occurred_on', order: 'desc' }, 'provider_transaction_id']);
    return rows.map((row) => ({
      providerTransactionId: row.provider_transaction_id,
      accountId: row.account_id,
      occurredOn: row.occurred_on,
      amountCents: row.amount_cents,
      name: row.name,
      merchantName: row.merchant_name,
      category: row.category,
      categoryId: row.category_id,
      transactionType: row.transaction_type,
      isPending: row.is_pending,
    }));
  },
});

const toRow = (transaction: BankTransaction) => ({
  provider_transaction_id: transaction.providerTransactionId,
  account_id: transaction.accountId,
  occurred_on: transaction.occurredOn,
  amount_cents: transaction.amountCents,
  name: transaction.name,
  merchant_name: transaction.merchantName,
  category: transaction.category,
  category_id: transaction.categoryId,
  transaction_type: transaction.transactionType,
  is_pending: transaction.isPending,
});

// One parameter for all of them: the first sync of a link brings half a year.
const RECORD = `
  INSERT INTO bank_transaction (link_id, sync_run, provider_transaction_id, account_id,
    occurred_on, amount_cents, name, merchant_name, category, category_id, transaction_type,
    is_pending)
  SELECT ?, ?, r.* FROM jsonb_to_recordset(?) AS r (provider_transaction_id text, account_id text,
    occurred_on date, amount_cents integer, name text, merchant_name text, category text,
    category_id text, transaction_type text, is_pending boolean)
  ON CONFLICT (link_id, provider_transaction_id) DO UPDATE SET
    sync_run = excluded.sync_run, account_id = excluded.account_id,
    occurred_on = excluded.occurred_on, amount_cents = excluded.amount_cents,
    name = excluded.name, merchant_name = excluded.merchant_name,
    category = excluded.category, category_id = excluded.category_id,
    transaction_type = excluded.transaction_type, is_pending = excluded.is_pending
`;
