import { type Database, newId, type Transaction } from '@reset/service-kit';
import type { BankBill, BankTransaction } from '#providers/bank-data.ts';
import { type BankNews, type BegunSync, nextDayOf, soonAfter } from './bank-sync.ts';

/**
 * Writes what a sync brought and ends it, by one statement, which is done whole or not at all.
 * @param onlyIfUnwanted leaves all as it is when another sync was requested meanwhile
 * @returns whether another was; null when nothing was written, because another run has begun
 *   since, the cursor has moved on, or the link is gone
 */
export async function writeSync(
  connection: Database,
  { begun, news, now }: { begun: BegunSync; news: BankNews; now: Date },
  { onlyIfUnwanted }: { onlyIfUnwanted: boolean },
): Promise<{ isWanted: boolean } | null> {
  const { item, account } = news;
  const { rows } = await connection
    .raw(WRITE, {
      linkId: begun.linkId,
      run: begun.run,
      before: begun.cursor,
      onlyIfUnwanted,
      itemId: item.itemId,
      accountId: account.accountId,
      accountName: account.accountName,
      mask: account.mask,
      consentEndsAt: item.consentEndsAt,
      availableCents: account.availableCents,
      cursor: news.cursor,
      now,
      dueAt: news.isComplete ? nextDayOf(now) : soonAfter(now),
      transactions: transactionsAsJson(news.transactions),
      removedIds: JSON.stringify(news.removedIds),
      bills: billsAsJson(news.bills),
    })
    .options({ name: 'write-bank-sync' });
  const [link] = rows;
  return link ? { isWanted: link.sync_wanted } : null;
}

/** Brings a member's bills to these and no others, in a transaction that holds her link. */
export async function recordBills(
  transaction: Transaction,
  userId: string,
  bills: readonly BankBill[],
): Promise<void> {
  await transaction.raw(RECORD, { userId, bills: billsAsJson(bills) });
}

/** The value of `:bills`. */
const billsAsJson = (bills: readonly BankBill[]): string => JSON.stringify(bills.map(billRow));

const billRow = (bill: BankBill) => ({
  id: newId(),
  stream_id: bill.streamId,
  merchant_name: bill.merchantName,
  description: bill.description,
  average_cents: bill.averageCents,
  frequency: bill.frequency,
  last_occurrence_on: bill.lastOccurrenceOn,
  next_occurrence_on: bill.nextOccurrenceOn,
  category_primary: bill.categoryPrimary,
  category_secondary: bill.categorySecondary,
});

/**
 * Parts of a statement whose part `held` is the link: every member's bills are read each day, and
 * only what is otherwise than before is written.
 */
const BILLS = `
  reported AS (
    SELECT * FROM jsonb_to_recordset(CAST(:bills AS jsonb)) AS r (id uuid, stream_id text,
      merchant_name text, description text, average_cents integer, frequency text,
      last_occurrence_on date, next_occurrence_on date, category_primary text,
      category_secondary text)
  ), gone AS (
    DELETE FROM recurring_outflow USING held
     WHERE recurring_outflow.user_id = held.user_id
       AND stream_id NOT IN (SELECT stream_id FROM reported)
  ), billed AS (
    INSERT INTO recurring_outflow AS known (user_id, id, stream_id, merchant_name, description,
      average_cents, frequency, last_occurrence_on, next_occurrence_on, category_primary,
      category_secondary)
    SELECT held.user_id, reported.* FROM held, reported WHERE true
    ON CONFLICT (user_id, stream_id) DO UPDATE SET
      merchant_name = excluded.merchant_name, description = excluded.description,
      average_cents = excluded.average_cents, frequency = excluded.frequency,
      last_occurrence_on = excluded.last_occurrence_on,
      next_occurrence_on = excluded.next_occurrence_on,
      category_primary = excluded.category_primary,
      category_secondary = excluded.category_secondary
    WHERE (known.merchant_name, known.description, known.average_cents, known.frequency,
        known.last_occurrence_on, known.next_occurrence_on, known.category_primary,
        known.category_secondary)
      IS DISTINCT FROM (excluded.merchant_name, excluded.description, excluded.average_cents,
        excluded.frequency, excluded.last_occurrence_on, excluded.next_occurrence_on,
        excluded.category_primary, excluded.category_secondary)
  )
`;

const RECORD = `
  WITH held AS (SELECT CAST(:userId AS uuid) AS user_id), ${BILLS}
  SELECT FROM held
`;

/** The value of `:transactions`: one parameter for all, a first sync brings half a year. */
const transactionsAsJson = (transactions: readonly BankTransaction[]): string =>
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
const TRANSACTIONS = `
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

// A named prepared statement, so that a connection plans it once: planning takes longer than doing it.
const WRITE = `
  WITH held AS (
    UPDATE bank_link SET
      item_id = :itemId, account_id = :accountId, account_name = :accountName, mask = :mask,
      consent_ends_at = :consentEndsAt,
      available_cents = :availableCents, status = 'active', error = NULL, cursor = :cursor,
      balances_updated_at = :now, transactions_synced_at = :now, synced_at = :now,
      sync_due_at = :dueAt, sync_job = NULL, sync_until = NULL
    WHERE id = :linkId AND sync_run = :run AND cursor IS NOT DISTINCT FROM :before
      AND sync_job IS NOT NULL AND NOT (CAST(:onlyIfUnwanted AS boolean) AND sync_wanted)
    RETURNING id, user_id, sync_wanted
  ), ${TRANSACTIONS}, ${BILLS}
  SELECT sync_wanted FROM held
`;
