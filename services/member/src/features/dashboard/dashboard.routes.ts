import { DashboardOverview } from '@reset/api-contract/member/dashboard.ts';
import { requireIdentity, type Service } from '@reset/service-kit';
import { dayOf } from '#calendar/calendar-date.ts';
import type { Context } from '#context.ts';
import { readSituation } from './dashboard.store.ts';
import { overviewOf } from './dashboard.ts';

/** GET /dashboard/overview. */
export function dashboardRoutes(app: Service, { clock, database }: Context): void {
  app.get(
    '/api/v1/dashboard/overview',
    { config: { access: 'member' }, schema: { response: { 200: DashboardOverview } } },
    async (request) =>
      overviewOf(
        await readSituation(database, requireIdentity(request).userId),
        dayOf(clock.now()),
      ),
  );
}
