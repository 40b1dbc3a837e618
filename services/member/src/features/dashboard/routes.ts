import { DashboardOverview } from '@reset/api-contract/member/dashboard.ts';
import { signedIn, type Clock, type Service } from '@reset/service-kit';
import { dayOf } from '#calendar/calendar-date.ts';
import { overviewOf, type Situation } from './dashboard.ts';

type Needs = {
  /** All of it as it was at one moment, so that a limit is never half old and half new. */
  readSituation(userId: string): Promise<Situation>;
  clock: Clock;
};

/** GET /dashboard/overview. */
export function registerDashboard(app: Service, { readSituation, clock }: Needs): void {
  app.get(
    '/api/v1/dashboard/overview',
    { config: { access: 'member' }, schema: { response: { 200: DashboardOverview } } },
    async (request) =>
      overviewOf(await readSituation(signedIn(request).userId), dayOf(clock.now())),
  );
}
