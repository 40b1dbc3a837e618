import { MonitoringStatus, PayrollStatus } from '@reset/api-contract/member/linking.ts';
import { signedIn, type Service } from '@reset/service-kit';
import { refusingProviderErrors } from '#providers/refusing-provider-errors.ts';
import type { PayrollLinkStore } from './payroll-link-store.ts';
import { isMonitored } from './payroll.ts';
import type { SyncPayroll } from './sync-payroll.job.ts';

type Needs = {
  links: Pick<PayrollLinkStore, 'find'>;
  sync: SyncPayroll;
};

/** GET /pinwheel/status, as it was last read, and /pinwheel/monitoring_status, which reads it now. */
export function registerPayrollStatus(app: Service, { links, sync }: Needs): void {
  app.get(
    '/api/v1/pinwheel/status',
    { config: { access: 'member' }, schema: { response: { 200: PayrollStatus } } },
    async (request) => {
      const link = await links.find(signedIn(request).userId);
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
      const { userId, realUserId } = signedIn(request);
      const link = await links.find(userId);
      if (!link) return { monitoring_ok: false };
      // Who views her account changes nothing in it.
      if (realUserId !== userId) return { monitoring_ok: isMonitored(link.monitoringStatus) };
      return { monitoring_ok: await refusingProviderErrors(() => sync(link.id)) };
    },
  );
}
