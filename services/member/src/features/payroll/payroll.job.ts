import type { Clock, Jobs } from '@reset/service-kit';
import type { PayrollData } from '#providers/payroll-data.ts';
import type { PayrollLinking } from '#providers/payroll-linking.ts';
import type { PayrollLinkStore } from './payroll-link-store.ts';
import {
  END_PAYROLL_QUEUE,
  SYNC_PAYROLL_QUEUE,
  SYNC_PAYROLLS_QUEUE,
  type EndPayrollJob,
  type SyncPayrollJob,
  type SyncPayrollsJob,
} from './payroll.ts';
import { accountOrNone, type SyncPayroll } from './sync-payroll.job.ts';

/** How many payrolls of one job are read side by side. */
const SIDE_BY_SIDE = 5;

/** Reads payrolls, and has the provider end accounts that are linked to nobody any more. */
export function registerPayrollJobs(
  jobs: Pick<Jobs, 'work'>,
  needs: {
    links: Pick<PayrollLinkStore, 'askAgain' | 'isLinked'>;
    sync: SyncPayroll;
    payrollData: Pick<PayrollData, 'readAccount'>;
    payrollLinking: Pick<PayrollLinking, 'removeAccount'>;
    clock: Clock;
  },
): void {
  const { links, sync, payrollData, payrollLinking, clock } = needs;
  jobs.work<SyncPayrollJob>(SYNC_PAYROLL_QUEUE, async ({ payroll_link_id: id }) => {
    await sync(id);
  });
  // One that cannot be read gets a job of its own, which tries again: the others are not read twice.
  jobs.work<SyncPayrollsJob>(SYNC_PAYROLLS_QUEUE, async ({ payroll_link_ids: ids }) => {
    const waiting = ids.values();
    const work = async () => {
      for (const id of waiting) await sync(id).catch(() => links.askAgain(id, clock.now()));
    };
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
  });
  jobs.work<EndPayrollJob>(
    END_PAYROLL_QUEUE,
    async ({ account_id: accountId, user_id: userId }) => {
      // She may have come back to it.
      if (await links.isLinked(accountId)) return;
      const account = await accountOrNone(payrollData, accountId);
      // What the operator linked by hand is nobody's to end.
      if (account?.endUserId === userId) await payrollLinking.removeAccount(accountId);
    },
  );
}
