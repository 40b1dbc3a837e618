import type { AddJob, Database } from '@reset/service-kit';
import { dayOf } from '#calendar/calendar-date.ts';
import {
  directDepositStore,
  recordDestination,
} from '#features/direct-deposit/direct-deposit.store.ts';
import { linkIn, recordMonitoring } from '#features/payroll/linking/link-payroll.store.ts';
import { requestSyncIn } from '#features/payroll/linking/payroll-link-rows.store.ts';
import {
  type LinkedReading,
  type PayrollLink,
  type PayrollReading,
  statusOf,
  SYNC_PAYROLLS_QUEUE,
} from '#features/payroll/linking/payroll-link.ts';
import {
  earningsToWrite,
  HOLD_LINK,
  payrollToWrite,
  WRITE_ALLOCATIONS,
  WRITE_EARNINGS,
} from './write-payroll.store.ts';

/** What a reading of a payroll brought: terms, shifts, paystubs, allocations, all or none. */
export const recordPayrollStore = (database: Database, addJob: AddJob) => ({
  /** Nothing is written when the link was read since; it is read once more then. */
  async record(link: PayrollLink, reading: PayrollReading, now: Date): Promise<void> {
    const status = statusOf(reading.account);
    const { userId } = link;
    const parts = reading.allocations;
    const isSame =
      status === link.monitoringStatus &&
      !(await directDepositStore(database).isNews(userId, parts));
    // Thousands a night stand as they stood, and are one statement each.
    if (isSame && (await write(database, { link, reading, now }))) return;
    await database.transaction(async (transaction) => {
      if (await write(transaction, { link, reading, now })) {
        await recordMonitoring(transaction, status, { userId, now });
        await recordDestination(transaction, { userId, parts, now });
      } else await requestSyncIn(transaction, addJob, { of: { id: link.id }, now });
    });
  },

  /** Links the account first. What was read before another reading was written is read once more. */
  linkRead: ({ userId, accountId, reading, before }: LinkedReading, now: Date): Promise<void> =>
    database.transaction(async (transaction) => {
      const { platformId } = reading.account;
      const monitoringStatus = statusOf(reading.account);
      const wanted = { userId, accountId, platformId, monitoringStatus, now };
      const { link, isNew } = await linkIn(transaction, addJob, wanted);
      // Linking counts as one change of the same link.
      const isOurs = before?.id === link.id && before.version + 1 === link.version;
      if (isNew || isOurs) {
        await write(transaction, { link, reading, now });
        await recordDestination(transaction, { userId, parts: reading.allocations, now });
      } else await requestSyncIn(transaction, addJob, { of: { id: link.id }, now });
    }),
});

/** Whether it was written: whole, unless the link was read since or is no more. */
async function write(
  connection: Database,
  { link, reading, now }: { link: PayrollLink; reading: PayrollReading; now: Date },
): Promise<boolean> {
  const { rows } = await connection
    .raw<{ rows: unknown[] }>(WRITE, {
      ...payrollToWrite(link, reading, now),
      ...earningsToWrite(reading),
    })
    .options({ name: 'write-payroll' });
  return rows.length === 1;
}

// A named prepared statement, so that a connection plans it once: planning takes longer than doing it.
const WRITE = `
  WITH ${HOLD_LINK}, ${WRITE_ALLOCATIONS}, ${WRITE_EARNINGS}
  SELECT user_id FROM held
`;

/** What a lost webhook would have announced is read a day later. */
const STALE_AFTER_MS = 24 * 3_600_000;
/** How many payrolls one job reads, and how many jobs are added at once. */
const PER_JOB = 25;
const MAX_JOBS = 40;

/** On a payday whose pay was not read yet, until when it counts what was paid: so often. */
const STALE_ON_PAYDAY_AFTER_MS = 3_600_000;

/** Payrolls that were not read for long, in the database. */
export const stalePayrollStore = (database: Database, addJob: AddJob) => {
  /** Adds jobs that read those of a statement, each once however many processes look. */
  const sync = (take: string, { now, maxAgeMs }: { now: Date; maxAgeMs: number }) =>
    database.transaction(async (transaction) => {
      const { rows } = await transaction.raw<{ rows: { id: string }[] }>(take, {
        now,
        today: dayOf(now),
        before: new Date(now.getTime() - maxAgeMs),
        most: PER_JOB * MAX_JOBS,
      });
      const ids = rows.map(({ id }) => id);
      for (let from = 0; from < ids.length; from += PER_JOB) {
        const payroll_link_ids = ids.slice(from, from + PER_JOB);
        await addJob(transaction, SYNC_PAYROLLS_QUEUE, { payroll_link_ids });
      }
      return ids.length;
    });
  return {
    /**
     * Those that were not read for a day.
     * @returns how many there were; as many again may be waiting
     */
    syncStale: (now: Date): Promise<number> => sync(TAKE_STALE, { now, maxAgeMs: STALE_AFTER_MS }),

    /** The same of those whose payday it is, which were not read for an hour. */
    syncOnPayday: (now: Date): Promise<number> =>
      sync(TAKE_ON_PAYDAY, { now, maxAgeMs: STALE_ON_PAYDAY_AFTER_MS }),
  };
};

const TAKE_STALE = `
  UPDATE payroll_link SET is_sync_due = true, sync_asked_at = :now
   WHERE id IN (
     SELECT id FROM payroll_link WHERE sync_asked_at <= :before
      ORDER BY sync_asked_at LIMIT :most FOR UPDATE SKIP LOCKED)
  RETURNING id
`;

/** Her payday is today until the pay of today is read, and then the one after it. */
const TAKE_ON_PAYDAY = `
  UPDATE payroll_link SET is_sync_due = true, sync_asked_at = :now
   WHERE id IN (
     SELECT p.id FROM limit_state l JOIN payroll_link p ON p.user_id = l.user_id
      WHERE l.payday = :today AND p.sync_asked_at <= :before
      LIMIT :most FOR UPDATE OF p SKIP LOCKED)
  RETURNING id
`;
