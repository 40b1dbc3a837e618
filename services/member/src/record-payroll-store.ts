import type { AddJob } from '@reset/service-kit';
import type { Knex } from 'knex';
import { earningsStore } from '#features/earnings/earnings-store.ts';
import { linkIn } from '#features/payroll/link-payroll-store.ts';
import { askIn } from '#features/payroll/payroll-link-row-store.ts';
import { recordTermsIn } from '#features/payroll/payroll-store.ts';
import {
  statusOf,
  type LinkedReading,
  type PayrollLink,
  type PayrollReading,
} from '#features/payroll/payroll.ts';

/** What a reading of a payroll brought: terms, shifts, paystubs, allocations, all or none. */
export const recordPayrollStore = (database: Knex, addJob: AddJob) => ({
  /** Nothing is written when the link was read since; it is read once more then. */
  record: (link: PayrollLink, reading: PayrollReading, now: Date): Promise<void> =>
    database.transaction((transaction) => recordIn(transaction, addJob, { link, reading, now })),

  /** Links the account first. What was read before somebody else read it is read once more. */
  linkRead: ({ userId, accountId, reading, before }: LinkedReading, now: Date): Promise<void> =>
    database.transaction(async (transaction) => {
      const { platformId } = reading.account;
      const monitoringStatus = statusOf(reading.account);
      const wanted = { userId, accountId, platformId, monitoringStatus, now };
      const { link, isNew } = await linkIn(transaction, addJob, wanted);
      // Linking counts as one change of the same link.
      const isOurs = before?.id === link.id && before.version + 1 === link.version;
      if (isNew || isOurs) await recordIn(transaction, addJob, { link, reading, now });
      else await askIn(transaction, addJob, { of: { id: link.id }, now });
    }),
});

async function recordIn(
  transaction: Knex.Transaction,
  addJob: AddJob,
  recorded: { link: PayrollLink; reading: PayrollReading; now: Date },
): Promise<void> {
  // The link's row first: two readings of one member wait for one another here.
  if (!(await recordTermsIn(transaction, addJob, recorded))) return;
  await earningsStore(transaction).record(recorded.link.userId, recorded.reading);
}
