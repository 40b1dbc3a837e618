import type { Clock, Jobs, openDatabase } from '@reset/service-kit';
import { payrollLinkStore } from '#features/payroll/payroll-link-store.ts';
import { registerPayrollJobs } from '#features/payroll/payroll.job.ts';
import type { PayrollData } from '#providers/payroll-data.ts';
import type { PayrollLinking } from '#providers/payroll-linking.ts';
import { recordPayrollStore } from './record-payroll-store.ts';

export type PayrollWork = {
  database: ReturnType<typeof openDatabase>;
  clock: Clock;
  payrollData: PayrollData;
  payrollLinking: PayrollLinking;
};

/** Says who does the jobs about payrolls. */
export function workOffPayrolls(jobs: Pick<Jobs, 'add' | 'work'>, needs: PayrollWork): void {
  const { database, clock, payrollData, payrollLinking } = needs;
  const links = payrollLinkStore(database, jobs.add);
  const { record } = recordPayrollStore(database, jobs.add);
  registerPayrollJobs(jobs, { links, record, payrollData, payrollLinking, clock });
}
