import type { AddJob } from '@reset/service-kit';
import type { Knex } from 'knex';
import { raise, resolve } from '#integration-errors/integration-error-store.ts';
import {
  LONGEST_SYNC_MS,
  mayChangeIncome,
  nextDayOf,
  type BankNews,
  type BegunSync,
} from './bank-sync.ts';
import { writeSync } from './written-sync-store.ts';

/** Syncs of links in the database: one at a time for each, and written whole or not at all. */
export const syncStore = (database: Knex, addJob: AddJob) => ({
  /**
   * Begins, unless the link is gone, or another job is at it: that one then sees to it that all
   * is read once more. A job that comes again takes over from itself.
   */
  async begin(linkId: string, jobId: string, now: Date): Promise<BegunSync | null> {
    const until = new Date(now.getTime() + LONGEST_SYNC_MS);
    const { rows } = await database
      .raw(BEGIN, { linkId, jobId, now, until })
      .options({ name: 'begin-bank-sync' });
    const [row] = rows;
    if (!row || row.sync_job !== jobId) return null;
    return {
      linkId,
      userId: row.user_id,
      run: row.sync_run,
      encryptedToken: row.access_token,
      cursor: row.cursor,
      isBroken: row.status === 'broken',
      isIncomeWanted: row.is_income_wanted,
    };
  },

  /**
   * Writes what a sync brought and ends it; false, and nothing is written, when another run has
   * begun since, the cursor has moved on, or the link is gone.
   */
  async finish(begun: BegunSync, news: BankNews, now: Date): Promise<boolean> {
    const all = { begun, news, now };
    // Most days bring nothing but spending: then there is nobody to be told.
    const isQuiet = !begun.isBroken && begun.isIncomeWanted && !mayChangeIncome(news);
    if (isQuiet && (await writeSync(database, all, { onlyIfUnwanted: true }))) return true;
    return database.transaction(async (transaction) => {
      const { linkId, userId } = begun;
      const written = await writeSync(transaction, all, { onlyIfUnwanted: false });
      if (!written) return false;
      if (begun.isBroken) await resolve(transaction, { userId, source: 'plaid', now });
      if (news.isComplete) {
        const hasNews = mayChangeIncome(news);
        await wantIncome(transaction, addJob, { linkId, hasNews });
      }
      if (written.isWanted) await addJob(transaction, 'sync-bank', { link_id: linkId });
      return true;
    });
  },

  /** Its owner has to repair it, and is told so. */
  breakOff: (begun: BegunSync, error: string, now: Date): Promise<void> =>
    database.transaction(async (transaction) => {
      const broken = { status: 'broken', error, sync_due_at: nextDayOf(now) };
      const wanted = await end(transaction, begun, { ...broken, transactions_failed_at: now });
      if (wanted === null) return;
      const errorType = 'monitoring_status_unavailable';
      await raise(transaction, { userId: begun.userId, source: 'plaid', errorType, now });
      if (wanted) await addJob(transaction, 'sync-bank', { link_id: begun.linkId });
    }),

  /** It could not be read this time; whoever does the job tries again. */
  async giveUp(begun: BegunSync, error: string, now: Date): Promise<void> {
    await end(database, begun, { error, transactions_failed_at: now });
  },
});

/** Whether somebody asked meanwhile; null when this run is not the one that holds the link. */
async function end(
  connection: Knex,
  { linkId, run, cursor }: BegunSync,
  changes: object,
): Promise<boolean | null> {
  const [link] = await connection('bank_link')
    .where({ id: linkId, sync_run: run })
    .whereRaw('cursor IS NOT DISTINCT FROM ?', [cursor])
    .whereNotNull('sync_job')
    .update({ ...changes, sync_job: null, sync_until: null })
    .returning(['sync_wanted']);
  return link ? link.sync_wanted : null;
}

// While the provider still looks for older ones, what they show of income is too little.
async function wantIncome(
  transaction: Knex.Transaction,
  addJob: AddJob,
  { linkId, hasNews }: { linkId: string; hasNews: boolean },
): Promise<void> {
  const { rowCount } = await transaction.raw(WANT_INCOME, { linkId, hasNews });
  if (rowCount > 0) await addJob(transaction, 'read-income', { link_id: linkId });
}

const IS_TAKEN = `(sync_job IS NOT NULL AND sync_until > :now AND sync_job <> :jobId)`;

// One statement, so that of two that begin at once the second sees the first.
const BEGIN = `
  UPDATE bank_link SET
    sync_wanted = ${IS_TAKEN},
    sync_run = CASE WHEN ${IS_TAKEN} THEN sync_run ELSE sync_run + 1 END,
    sync_until = CASE WHEN ${IS_TAKEN} THEN sync_until ELSE :until END,
    sync_job = CASE WHEN ${IS_TAKEN} THEN sync_job ELSE :jobId END
  WHERE id = :linkId
  RETURNING user_id, access_token, cursor, status, sync_run, sync_job,
    EXISTS (SELECT FROM income_reading WHERE link_id = bank_link.id) AS is_income_wanted
`;

const WANT_INCOME = `
  INSERT INTO income_reading AS reading (link_id) VALUES (:linkId)
  ON CONFLICT (link_id) DO UPDATE SET wanted = reading.wanted + 1 WHERE :hasNews
`;
