import type { AddJob } from '@reset/service-kit';
import type { Knex } from 'knex';
import { SYNC_PAYROLLS_QUEUE } from './payroll.ts';

/** What a lost webhook would have told is known a day later. */
const STALE_AFTER_MS = 24 * 3_600_000;
/** How many payrolls one job reads, and how many jobs are added at once. */
const PER_JOB = 25;
const MOST_JOBS = 40;

/** Payrolls that nobody asked to be read for a day, in the database. */
export const stalePayrollStore = (database: Knex, addJob: AddJob) => ({
  /**
   * Adds jobs that read them, each once however many processes look.
   * @returns how many there were; as many again may be waiting
   */
  askForStale: (now: Date): Promise<number> =>
    database.transaction(async (transaction) => {
      const { rows } = await transaction.raw<{ rows: { id: string }[] }>(TAKE_STALE, {
        now,
        before: new Date(now.getTime() - STALE_AFTER_MS),
        most: PER_JOB * MOST_JOBS,
      });
      const ids = rows.map(({ id }) => id);
      for (let from = 0; from < ids.length; from += PER_JOB) {
        const payroll_link_ids = ids.slice(from, from + PER_JOB);
        await addJob(transaction, SYNC_PAYROLLS_QUEUE, { payroll_link_ids });
      }
      return ids.length;
    }),
});

const TAKE_STALE = `
  UPDATE payroll_link SET is_sync_due = true, sync_asked_at = :now
   WHERE id IN (
     SELECT id FROM payroll_link WHERE sync_asked_at <= :before
      ORDER BY sync_asked_at LIMIT :most FOR UPDATE SKIP LOCKED)
  RETURNING id
`;
