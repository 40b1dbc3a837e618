import {
  CelebratePayday,
  DashboardOverview,
  DashboardPayday,
} from '@reset/api-contract/member/dashboard.ts';
import { rejectImpersonation, requireIdentity, type Service } from '@reset/service-kit';
import { dayOf } from '#calendar/calendar-date.ts';
import type { Context } from '#context.ts';
import { keepCelebratedPayday, readPaySituation, readSituation } from './dashboard.store.ts';
import { overviewOf, paydayOf } from './dashboard.ts';

/** GET /dashboard/overview and /dashboard/payday, and POST /dashboard/payday/celebrated. */
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

  app.post(
    '/api/v1/dashboard/payday/celebrated',
    {
      config: { access: 'member', limits: [{ calls: 30, seconds: 60, per: 'ip' }] },
      schema: { body: CelebratePayday },
    },
    async (request, reply) => {
      await keepCelebratedPayday(database, rejectImpersonation(request), request.body.payday);
      return reply.code(204).send();
    },
  );
}
