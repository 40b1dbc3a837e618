import { MonitoringStatus, PayrollStatus } from '@reset/api-contract/member/linking.ts';
import { refusingProviderErrors, requireIdentity, type Service } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { isMonitored } from '#features/payroll/payroll.ts';
import { syncPayroll } from '#features/payroll/sync/payroll-sync.jobs.ts';
import { payrollLinkStore } from './payroll-link.store.ts';

/** GET /pinwheel/status, as it was last read, and /pinwheel/monitoring_status, which reads it now. */
export function statusRoutes(app: Service, context: Context): void {
  const links = payrollLinkStore(context.database, context.jobs.add);
  const sync = syncPayroll(context);
  app.get(
    '/api/v1/pinwheel/status',
    { config: { access: 'member' }, schema: { response: { 200: PayrollStatus } } },
    async (request) => {
      const link = await links.find(requireIdentity(request).userId);
      return {
        connected: link !== null && isMonitored(link.monitoringStatus),
        monitoring_status: link?.monitoringStatus ?? 'not_linked',
        // Until there are deposit accounts of ours, there is nowhere that her pay could be sent.
        direct_deposit_switched: false,
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
