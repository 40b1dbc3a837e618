import type { Refusal } from '@reset/service-kit';
import { isMonitored } from '#features/payroll/payroll.ts';
import type {
  PayrollAccount,
  PayrollTerms,
  ReportedAllocation,
  ReportedPaystub,
  ReportedShift,
} from '#providers/payroll-data.ts';

/** The answer to what staff ask of a payroll that is not there. */
export const noPayrollLinked: Refusal = {
  status: 409,
  code: 'no_payroll_linked',
  error: 'This person has no payroll linked.',
};

/** A member's link to an account at the provider. */
export type PayrollLink = {
  /** Another account is another link. */
  id: string;
  userId: string;
  accountId: string;
  /** null for one that was linked before platforms were kept. */
  platformId: string | null;
  /** As the provider words it. */
  monitoringStatus: string;
  /** One more with each reading that was written. */
  version: number;
};

/** An account that is to be linked to a member. */
export type NewPayrollLink = Pick<
  PayrollLink,
  'userId' | 'accountId' | 'platformId' | 'monitoringStatus'
>;

/** What one reading of an account brought. */
export type PayrollReading = {
  account: PayrollAccount;
  terms: PayrollTerms;
  shifts: readonly (ReportedShift & { grossCents: number })[];
  paystubs: readonly ReportedPaystub[];
  allocations: readonly ReportedAllocation[];
};

/** A reading of an account that is to be linked by it. */
export type LinkedReading = {
  userId: string;
  accountId: string;
  reading: PayrollReading;
  /** What was linked when the reading began; null for nothing. */
  before: PayrollLink | null;
};

/** The queues of jobs about payrolls, which hold ids alone. */
export const SYNC_PAYROLL_QUEUE = 'sync-payroll';
export type SyncPayrollJob = { payroll_link_id: string };
export const SYNC_PAYROLLS_QUEUE = 'sync-payrolls';
export type SyncPayrollsJob = { payroll_link_ids: string[] };
export const END_PAYROLL_QUEUE = 'end-payroll-account';
export type EndPayrollJob = { account_id: string; user_id: string };

/** How an account stands, in the provider's words; one that it is cut off from is never active. */
export const statusOf = ({ isConnected, monitoringStatus }: PayrollAccount): string =>
  !isConnected && isMonitored(monitoringStatus) ? 'user_action_required' : monitoringStatus;
