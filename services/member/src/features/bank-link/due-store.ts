import type { AddJob } from '@reset/service-kit';
import type { Knex } from 'knex';

/** How many links one job syncs, and how many jobs are added at once. */
const PER_JOB = 25;
const MOST_JOBS = 40;
/** When a link is asked for again if nobody came to do it. */
const AGAIN_MS = 60 * 60 * 1_000;

/** Links that nobody has synced for a day, in the database. */
export const dueStore = (database: Knex, addJob: AddJob) => ({
  /**
   * Adds the jobs for those that are due, each link once however many processes look.
   * @returns how many links there were; as many again may be waiting
   */
  askForDue: (now: Date): Promise<number> =>
    database.transaction(async (transaction) => {
      const { rows } = await transaction.raw<{ rows: { id: string }[] }>(TAKE_DUE, {
        now,
        again: new Date(now.getTime() + AGAIN_MS),
        most: PER_JOB * MOST_JOBS,
      });
      for (let from = 0; from < rows.length; from += PER_JOB) {
        const ids = rows.slice(from, from + PER_JOB).map(({ id }) => id);
        await addJob(transaction, 'sync-banks', { link_ids: ids });
      }
      return rows.length;
    }),
});

const TAKE_DUE = `
  UPDATE bank_link SET sync_due_at = :again
   WHERE id IN (
     SELECT id FROM bank_link WHERE sync_due_at <= :now
      ORDER BY sync_due_at LIMIT :most FOR UPDATE SKIP LOCKED)
  RETURNING id
`;
