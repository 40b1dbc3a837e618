import { MonitoringStatus, PayrollStatus } from '@reset/api-contract/member/linking.ts';
import { refusingProviderErrors, requireIdentity, type Service } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { directDepositStore } from '#features/direct-deposit/direct-deposit.store.ts';
import { isMonitored } from '#features/payroll/payroll.ts';
import { syncPayroll } from '#features/payroll/sync/payroll-sync.jobs.ts';
import { payrollLinkStore } from './payroll-link.store.ts';

/** GET /pinwheel/status, as it was last read, and /pinwheel/monitoring_status, which reads it now. */
export function statusRoutes(app: Service, context: Context): void {
  const links = payrollLinkStore(context.database, context.jobs.add);
  const deposits = directDepositStore(context.database);
  const sync = syncPayroll(context);
  app.get(
    '/api/v1/pinwheel/status',
    { config: { access: 'member' }, schema: { response: { 200: PayrollStatus } } },
    async (request) => {
      const { userId } = requireIdentity(request);
      const [link, destination] = await Promise.all([
        links.find(userId),
        deposits.destination(userId),
      ]);
      return {
        connected: link !== null && isMonitored(link.monitoringStatus),
        monitoring_status: link?.monitoringStatus ?? 'not_linked',
        direct_deposit_switched: destination === 'here',
        direct_deposit_destination: destination,
      };
    },
  );

  app.get(
    '/api/v1/pinwheel/monitoring_status',
    {
      config: { access: 'member', limits: [{ calls: 60, seconds: 60, per: 'ip' }] },
      schema: { response: { 200: MonitoringStatus } },
    },
    async (request) => {
      const { userId, realUserId } = requireIdentity(request);
      const link = await links.find(userId);
      if (!link) return { monitoring_ok: false };
      // Who views her account changes nothing in it.
      if (realUserId !== userId) return { monitoring_ok: isMonitored(link.monitoringStatus) };
      return { monitoring_ok: await refusingProviderErrors(() => sync(link.id)) };
    },
  );
}
