import { drain, ProviderError } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { payrollLinkStore } from '#features/payroll/linking/payroll-link.store.ts';
import {
  END_PAYROLL_QUEUE,
  statusOf,
  SYNC_PAYROLL_QUEUE,
  SYNC_PAYROLLS_QUEUE,
  type EndPayrollJob,
  type PayrollLink,
  type PayrollReading,
  type SyncPayrollJob,
  type SyncPayrollsJob,
} from '#features/payroll/linking/payroll-link.ts';
import { isMonitored, paidShift } from '#features/payroll/payroll.ts';
import type { PayrollAccount, PayrollData } from '#providers/payroll-data.ts';
import { recordPayrollStore, stalePayrollStore } from './payroll-sync.store.ts';

/** How many payrolls of one job are read at a time. */
const CONCURRENCY = 5;

/**
 * Reads payrolls when there is news of them, and those that were not read for a day; has the
 * provider end accounts that are linked to nobody any more.
 */
export function registerPayrollSyncJobs(context: Context): void {
  const { clock, database, jobs, payrollData, payrollLinking } = context;
  const { isLinked } = payrollLinkStore(database, jobs.add);
  const stale = stalePayrollStore(database, jobs.add);
  const sync = syncPayroll(context);
  jobs.register<SyncPayrollJob>(SYNC_PAYROLL_QUEUE, async ({ payroll_link_id: id }) => {
    await sync(id);
  });
  jobs.register<SyncPayrollsJob>(SYNC_PAYROLLS_QUEUE, ({ payroll_link_ids: ids }) =>
    syncMany(context, ids),
  );
  jobs.register<EndPayrollJob>(
    END_PAYROLL_QUEUE,
    async ({ account_id: accountId, user_id: userId }) => {
      // She may have come back to it.
      if (await isLinked(accountId)) return;
      const account = await accountOrNone(payrollData, accountId);
      // What the operator linked by hand is nobody's to end.
      if (account?.endUserId === userId) await payrollLinking.removeAccount(accountId);
    },
  );
  jobs.schedule('sync-stale-payrolls', '* * * * *', async () => {
    await drain(() => stale.syncStale(clock.now()));
    await drain(() => stale.syncOnPayday(clock.now()));
  });
}

// One that cannot be read gets a job of its own, which tries again: the others are not read twice.
async function syncMany(context: Context, ids: readonly string[]): Promise<void> {
  const { clock, database, jobs } = context;
  const links = payrollLinkStore(database, jobs.add);
  const waiting = (await links.begin(ids)).values();
  const work = async () => {
    for (const link of waiting) {
      await syncBegun(context, link).catch(() => links.requestSyncOf(link.id, clock.now()));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
}

/** Reads a linked payroll once; whether the provider keeps reading it. */
export type SyncPayroll = (linkId: string) => Promise<boolean>;

/** The provider's word for an account that it does not know any more. */
const GONE = 'unavailable';

/** Begins one reading and does it; false for a link that is no more. @throws ProviderError */
export const syncPayroll =
  (context: Context): SyncPayroll =>
  async (linkId) => {
    const { database, jobs } = context;
    const [link] = await payrollLinkStore(database, jobs.add).begin([linkId]);
    return link ? syncBegun(context, link) : false;
  };

/**
 * Reads how a payroll stands and, if it is monitored, all that is known there, and writes that at
 * once. What stands in trouble is not read: old figures would pass for new ones.
 * @throws ProviderError when the provider is away, so that the job is done again
 */
async function syncBegun(
  { clock, database, jobs, payrollData }: Context,
  link: PayrollLink,
): Promise<boolean> {
  const account = await accountOrNone(payrollData, link.accountId);
  const status = account ? statusOf(account) : GONE;
  if (!account || !isMonitored(status)) {
    await payrollLinkStore(database, jobs.add).recordTrouble(link, status, clock.now());
    return false;
  }
  const reading = await readRest(payrollData, link.accountId, account);
  await recordPayrollStore(database, jobs.add).record(link, reading, clock.now());
  return true;
}

/** All that one account reports. @throws ProviderError */
export const readPayroll = async (payrollData: PayrollData, accountId: string) =>
  readRest(payrollData, accountId, await payrollData.readAccount(accountId));

async function readRest(
  payrollData: PayrollData,
  accountId: string,
  account: PayrollAccount,
): Promise<PayrollReading> {
  const [terms, shifts, paystubs, allocations] = await Promise.all([
    payrollData.readTerms(accountId),
    payrollData.readShifts(accountId),
    payrollData.readPaystubs(accountId),
    payrollData.readAllocations(accountId),
  ]);
  const paid = shifts.map((shift) => paidShift(shift, terms));
  return { account, terms, shifts: paid, paystubs, allocations };
}

/** null for an account that the provider does not know any more. @throws ProviderError */
async function accountOrNone(
  payrollData: Pick<PayrollData, 'readAccount'>,
  accountId: string,
): Promise<PayrollAccount | null> {
  try {
    return await payrollData.readAccount(accountId);
  } catch (error) {
    if (error instanceof ProviderError && error.reason === 'refused') return null;
    throw error;
  }
}
