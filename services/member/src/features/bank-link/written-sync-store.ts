import type { Knex } from 'knex';
import { nextDayOf, soonAfter, type BankNews, type BegunSync } from './bank-sync.ts';
import { BILLS, billsAsJson } from './bill-store.ts';
import { TRANSACTIONS, transactionsAsJson } from './transaction-store.ts';

/**
 * Writes what a sync brought and ends it, by one statement, which is done whole or not at all.
 * @param onlyIfUnwanted leaves all as it is when somebody asked meanwhile
 * @returns whether somebody did; null when nothing was written, because another run has begun
 *   since, the cursor has moved on, or the link is gone
 */
export async function writeSync(
  connection: Knex,
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

// Named where it is asked, so that a connection plans it once: planning takes longer than doing it.
const WRITE = `
  WITH held AS (
    UPDATE bank_link SET
      item_id = :itemId, account_id = :accountId, account_name = :accountName, mask = :mask,
      available_cents = :availableCents, status = 'active', error = NULL, cursor = :cursor,
      balances_updated_at = :now, transactions_synced_at = :now, synced_at = :now,
      sync_due_at = :dueAt, sync_job = NULL, sync_until = NULL
    WHERE id = :linkId AND sync_run = :run AND cursor IS NOT DISTINCT FROM :before
      AND sync_job IS NOT NULL AND NOT (CAST(:onlyIfUnwanted AS boolean) AND sync_wanted)
    RETURNING id, user_id, sync_wanted
  ), ${TRANSACTIONS}, ${BILLS}
  SELECT sync_wanted FROM held
`;
