import type { AddJob, Clock, Delivery, openDatabase, Service } from '@reset/service-kit';
import { earningsStore } from '#features/earnings/earnings-store.ts';
import { registerEarnings } from '#features/earnings/routes.ts';
import type { Member } from '#features/members/members.ts';
import { registerPayrollEvents } from '#features/payroll-events/routes.ts';
import { payrollEventStore } from '#features/payroll-events/payroll-event-store.ts';
import { registerPayrollLink } from '#features/payroll/link-routes.ts';
import { payrollLinkStore } from '#features/payroll/payroll-link-store.ts';
import { payrollStore } from '#features/payroll/payroll-store.ts';
import { registerPayroll } from '#features/payroll/routes.ts';
import { registerPayrollStatus } from '#features/payroll/status-routes.ts';
import { syncPayroll } from '#features/payroll/sync-payroll.job.ts';
import { registerPayrollWebhook } from '#features/payroll/webhook-routes.ts';
import type { PayrollData } from '#providers/payroll-data.ts';
import type { PayrollLinking } from '#providers/payroll-linking.ts';
import { recordPayrollStore } from './record-payroll-store.ts';

export type PayrollNeeds = {
  database: ReturnType<typeof openDatabase>;
  clock: Clock;
  addJob: AddJob;
  payrollData: PayrollData;
  payrollLinking: PayrollLinking;
  /** Whether the provider of payrolls itself signed this. */
  isPayrollWebhook(delivery: Delivery): Promise<boolean>;
  findMember(userId: string): Promise<Member | null>;
};

/** All calls about payrolls, and about what is earned by them. */
export function registerPayrolls(app: Service, needs: PayrollNeeds): void {
  const { database, clock, addJob, payrollData, payrollLinking, findMember } = needs;
  const links = payrollLinkStore(database, addJob);
  const { record, linkRead } = recordPayrollStore(database, addJob);
  const earnings = earningsStore(database);
  const findPayroll = payrollStore(database).find;
  registerPayroll(app, { findMember, links, linkRead, payrollData, clock });
  registerPayrollLink(app, { links, payrollData, payrollLinking, clock });
  registerPayrollStatus(app, { links, sync: syncPayroll({ links, record, payrollData, clock }) });
  registerPayrollWebhook(app, { isGenuine: needs.isPayrollWebhook, ask: links.ask, clock });
  registerPayrollEvents(app, { log: payrollEventStore(database).log, clock });
  registerEarnings(app, { ...earnings, findMember, findPayroll, clock });
}
