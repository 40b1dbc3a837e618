import type { BankTransaction } from '#providers/bank-data.ts';

/** The value of `:transactions`: one parameter for all, a first sync brings half a year. */
export const transactionsAsJson = (transactions: readonly BankTransaction[]): string =>
  JSON.stringify(transactions.map(toRow));

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

/** Parts of a statement whose part `held` is the link, and whose `:run` the sync. */
export const TRANSACTIONS = `
  removed AS (
    DELETE FROM bank_transaction USING held
     WHERE link_id = held.id AND provider_transaction_id IN
       (SELECT jsonb_array_elements_text(CAST(:removedIds AS jsonb)))
  ), written AS (
    INSERT INTO bank_transaction (link_id, sync_run, provider_transaction_id, account_id,
      occurred_on, amount_cents, name, merchant_name, category, category_id, transaction_type,
      is_pending)
    SELECT held.id, CAST(:run AS integer), r.* FROM held,
      jsonb_to_recordset(CAST(:transactions AS jsonb)) AS r (provider_transaction_id text,
        account_id text, occurred_on date, amount_cents integer, name text, merchant_name text,
        category text, category_id text, transaction_type text, is_pending boolean)
     WHERE true
    ON CONFLICT (link_id, provider_transaction_id) DO UPDATE SET
      sync_run = excluded.sync_run, account_id = excluded.account_id,
      occurred_on = excluded.occurred_on, amount_cents = excluded.amount_cents,
      name = excluded.name, merchant_name = excluded.merchant_name,
      category = excluded.category, category_id = excluded.category_id,
      transaction_type = excluded.transaction_type, is_pending = excluded.is_pending
  )
`;
