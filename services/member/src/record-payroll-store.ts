import type { AddJob } from '@reset/service-kit';
import type { Knex } from 'knex';
import { earningsToWrite, WRITE_EARNINGS } from '#features/earnings/written-earnings-store.ts';
import { linkIn } from '#features/payroll/link-payroll-store.ts';
import { sayHowItStands } from '#features/payroll/payroll-event-store.ts';
import { askIn } from '#features/payroll/payroll-link-row-store.ts';
import {
  HOLD_LINK,
  payrollToWrite,
  WRITE_ALLOCATIONS,
} from '#features/payroll/written-payroll-store.ts';
import {
  statusOf,
  type LinkedReading,
  type PayrollLink,
  type PayrollReading,
} from '#features/payroll/payroll.ts';

/** What a reading of a payroll brought: terms, shifts, paystubs, allocations, all or none. */
export const recordPayrollStore = (database: Knex, addJob: AddJob) => ({
  /** Nothing is written when the link was read since; it is read once more then. */
  async record(link: PayrollLink, reading: PayrollReading, now: Date): Promise<void> {
    const status = statusOf(reading.account);
    // Thousands a night stand as they stood, and are one statement each.
    if (status === link.monitoringStatus && (await write(database, { link, reading, now }))) return;
    await database.transaction(async (transaction) => {
      const { userId } = link;
      if (await write(transaction, { link, reading, now })) {
        await sayHowItStands(transaction, status, { userId, now });
      } else await askIn(transaction, addJob, { of: { id: link.id }, now });
    });
  },

  /** Links the account first. What was read before somebody else read it is read once more. */
  linkRead: ({ userId, accountId, reading, before }: LinkedReading, now: Date): Promise<void> =>
    database.transaction(async (transaction) => {
      const { platformId } = reading.account;
      const monitoringStatus = statusOf(reading.account);
      const wanted = { userId, accountId, platformId, monitoringStatus, now };
      const { link, isNew } = await linkIn(transaction, addJob, wanted);
      // Linking counts as one change of the same link.
      const isOurs = before?.id === link.id && before.version + 1 === link.version;
      if (isNew || isOurs) await write(transaction, { link, reading, now });
      else await askIn(transaction, addJob, { of: { id: link.id }, now });
    }),
});

/** Whether it was written: whole, unless the link was read since or is no more. */
async function write(
  connection: Knex,
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

// Named where it is asked, so that a connection plans it once: planning takes longer than doing it.
const WRITE = `
  WITH ${HOLD_LINK}, ${WRITE_ALLOCATIONS}, ${WRITE_EARNINGS}
  SELECT user_id FROM held
`;
