import type { AddJob, Database, Transaction } from '@reset/service-kit';
import { READ_INCOME_QUEUE, SYNC_BANK_QUEUE, SYNC_BANKS_QUEUE } from '#features/banks/banks.ts';
import { raiseError, resolveErrors } from '#features/notifications/notifications.store.ts';
import {
  type BankNews,
  type BegunSync,
  MAX_SYNC_MS,
  mayChangeIncome,
  nextDayOf,
} from './bank-sync.ts';
import { writeSync } from './write-bank-sync.store.ts';

/** Syncs of links in the database: one at a time for each, and written whole or not at all. */
export const syncStore = (database: Database, addJob: AddJob) => ({
  /**
   * Begins, unless the link is gone, or another job is at it: that one then sees to it that all
   * is read once more. A job that comes again takes over from itself.
   */
  async begin(linkId: string, jobId: string, now: Date): Promise<BegunSync | null> {
    const until = new Date(now.getTime() + MAX_SYNC_MS);
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
    // Most days bring nothing but spending: then nothing has to be published.
    const isQuiet = !begun.isBroken && begun.isIncomeWanted && !mayChangeIncome(news);
    if (isQuiet && (await writeSync(database, all, { onlyIfUnwanted: true }))) return true;
    return database.transaction(async (transaction) => {
      const { linkId, userId } = begun;
      const written = await writeSync(transaction, all, { onlyIfUnwanted: false });
      if (!written) return false;
      if (begun.isBroken) await resolveErrors(transaction, { userId, source: 'plaid', now });
      if (news.isComplete) {
        const hasNews = mayChangeIncome(news);
        await requestIncome(transaction, addJob, { linkId, hasNews });
      }
      if (written.isWanted) await addJob(transaction, SYNC_BANK_QUEUE, { link_id: linkId });
      return true;
    });
  },

  /** Its owner has to repair it, and is notified. */
  breakOff: (begun: BegunSync, error: string, now: Date): Promise<void> =>
    database.transaction(async (transaction) => {
      const broken = { status: 'broken', error, sync_due_at: nextDayOf(now) };
      const wanted = await end(transaction, begun, { ...broken, transactions_failed_at: now });
      if (wanted === null) return;
      const errorType = 'monitoring_status_unavailable';
      await raiseError(transaction, { userId: begun.userId, source: 'plaid', errorType, now });
      if (wanted) await addJob(transaction, SYNC_BANK_QUEUE, { link_id: begun.linkId });
    }),

  /** It could not be read this time; whoever does the job tries again. */
  async giveUp(begun: BegunSync, error: string, now: Date): Promise<void> {
    await end(database, begun, { error, transactions_failed_at: now });
  },
});

/** Whether another sync was requested meanwhile; null when this run is not the one that holds the link. */
async function end(
  connection: Database,
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
async function requestIncome(
  transaction: Transaction,
  addJob: AddJob,
  { linkId, hasNews }: { linkId: string; hasNews: boolean },
): Promise<void> {
  const { rowCount } = await transaction.raw(REQUEST_INCOME, { linkId, hasNews });
  if (rowCount > 0) await addJob(transaction, READ_INCOME_QUEUE, { link_id: linkId });
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

const REQUEST_INCOME = `
  INSERT INTO income_reading AS reading (link_id) VALUES (:linkId)
  ON CONFLICT (link_id) DO UPDATE SET wanted = reading.wanted + 1 WHERE :hasNews
`;

/** How many links one job syncs, and how many jobs are added at once. */
const PER_JOB = 25;
const MAX_JOBS = 40;
/** When a job for a link is added again if none was done. */
const AGAIN_MS = 60 * 60 * 1_000;

/** Links that nobody has synced for a day, in the database. */
export const staleBankStore = (database: Database, addJob: AddJob) => ({
  /**
   * Adds the jobs for those that are due, each link once however many processes look.
   * @returns how many links there were; as many again may be waiting
   */
  syncStale: (now: Date): Promise<number> =>
    database.transaction(async (transaction) => {
      const { rows } = await transaction.raw<{ rows: { id: string }[] }>(TAKE_STALE, {
        now,
        again: new Date(now.getTime() + AGAIN_MS),
        most: PER_JOB * MAX_JOBS,
      });
      for (let from = 0; from < rows.length; from += PER_JOB) {
        const ids = rows.slice(from, from + PER_JOB).map(({ id }) => id);
        await addJob(transaction, SYNC_BANKS_QUEUE, { link_ids: ids });
      }
      return rows.length;
    }),
});

const TAKE_STALE = `
  UPDATE bank_link SET sync_due_at = :again
   WHERE id IN (
     SELECT id FROM bank_link WHERE sync_due_at <= :now
      ORDER BY sync_due_at LIMIT :most FOR UPDATE SKIP LOCKED)
  RETURNING id
`;
