import { DashboardOverview, DashboardPayday } from '@reset/api-contract/member/dashboard.ts';
import { requireIdentity, type Service } from '@reset/service-kit';
import { dayOf } from '#calendar/calendar-date.ts';
import type { Context } from '#context.ts';
import { readPaySituation, readSituation } from './dashboard.store.ts';
import { overviewOf, paydayOf } from './dashboard.ts';

/** GET /dashboard/overview and /dashboard/payday. */
export function dashboardRoutes(app: Service, { clock, database }: Context): void {
  app.get(
    '/api/v1/dashboard/overview',
    { config: { access: 'member' }, schema: { response: { 200: DashboardOverview } } },
    async (request) => {
      const now = clock.now();
      const { userId } = requireIdentity(request);
      const situation = await readSituation(database, userId, now);
      return { as_of: now.toISOString(), ...overviewOf(situation, dayOf(now)) };
    },
  );

  app.get(
    '/api/v1/dashboard/payday',
    { config: { access: 'member' }, schema: { response: { 200: DashboardPayday } } },
    async (request) => {
      const now = clock.now();
      const { userId } = requireIdentity(request);
      const situation = await readPaySituation(database, userId, now);
      return { as_of: now.toISOString(), ...paydayOf(situation, dayOf(now)) };
    },
  );
}
