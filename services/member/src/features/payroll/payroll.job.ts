import type { Jobs } from '@reset/service-kit';
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
import {
  accountOrNone,
  syncBegun,
  syncPayroll,
  type PayrollSyncNeeds,
} from './sync-payroll.job.ts';

/** How many payrolls of one job are read side by side. */
const SIDE_BY_SIDE = 5;

type Needs = PayrollSyncNeeds & {
  links: Pick<PayrollLinkStore, 'askAgain' | 'isLinked'>;
  payrollLinking: Pick<PayrollLinking, 'removeAccount'>;
};

/** Reads payrolls, and has the provider end accounts that are linked to nobody any more. */
export function registerPayrollJobs(jobs: Pick<Jobs, 'work'>, needs: Needs): void {
  const { links, payrollData, payrollLinking } = needs;
  const sync = syncPayroll(needs);
  jobs.work<SyncPayrollJob>(SYNC_PAYROLL_QUEUE, async ({ payroll_link_id: id }) => {
    await sync(id);
  });
  jobs.work<SyncPayrollsJob>(SYNC_PAYROLLS_QUEUE, ({ payroll_link_ids: ids }) =>
    syncMany(needs, ids),
  );
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

// One that cannot be read gets a job of its own, which tries again: the others are not read twice.
async function syncMany(needs: Needs, ids: readonly string[]): Promise<void> {
  const { links, clock } = needs;
  const waiting = (await links.begin(ids)).values();
  const work = async () => {
    for (const link of waiting) {
      await syncBegun(needs, link).catch(() => links.askAgain(link.id, clock.now()));
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
}
