import { plusMonths, type CalendarDate } from '#calendar/calendar-date.ts';
import { nextOccurrence } from '#calendar/recurrence.ts';
import type {
  PayrollAccount,
  PayrollTerms,
  ReportedAllocation,
  ReportedPaystub,
  ReportedShift,
} from '#providers/payroll-data.ts';

/** A linked payroll that was read at least once: on what terms the member is paid. */
export type Payroll = Omit<PayrollTerms, 'employerName'> & {
  employerName: string;
  /** The last day that it was read for, when it can be read no more; null while it can. */
  brokenSince: CalendarDate | null;
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
  shifts: readonly ReportedShift[];
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

/** What is asked for by jobs, each with ids alone. */
export const SYNC_PAYROLL_QUEUE = 'sync-payroll';
export type SyncPayrollJob = { payroll_link_id: string };
export const SYNC_PAYROLLS_QUEUE = 'sync-payrolls';
export type SyncPayrollsJob = { payroll_link_ids: string[] };
export const END_PAYROLL_QUEUE = 'end-payroll-account';
export type EndPayrollJob = { account_id: string; user_id: string };

/** Whether the provider keeps reading the account by itself. */
export const isMonitored = (status: string): boolean => status === 'active';

/** How an account stands, in the provider's words; one that it is cut off from is never active. */
export const statusOf = ({ isConnected, monitoringStatus }: PayrollAccount): string =>
  !isConnected && isMonitored(monitoringStatus) ? 'user_action_required' : monitoringStatus;

/**
 * The next payday, today included: the soonest that a paystub announces, else
 * counted on from the newest pay date; null before the first, because nothing
 * says when it will be, and where nobody tells how often she is paid.
 * @param payDates in any order, past and to come
 */
export function nextPayday(
  { payFrequency }: Pick<Payroll, 'payFrequency'>,
  payDates: readonly CalendarDate[],
  today: CalendarDate,
): CalendarDate | null {
  const inOrder = payDates.toSorted();
  const announced = inOrder.find((day) => day >= today);
  if (announced !== undefined) return announced;
  const newest = inOrder.at(-1);
  if (newest === undefined || payFrequency === null) return null;
  return nextOccurrence(newest, payFrequency, today);
}

/**
 * The day until which bills are reckoned with: the next payday, and while none
 * is known a month from today, in which every monthly bill comes once.
 */
export const billsHorizon = (payday: CalendarDate | null, today: CalendarDate): CalendarDate =>
  payday ?? plusMonths(today, 1);
