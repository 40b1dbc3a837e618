import { readJson, type Service } from '@reset/service-kit';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { REPORTS } from '#http/security-headers.ts';
import { readReports } from './reports.ts';

/** Anybody can send reports: so many are logged a minute, and the rest is passed over. */
const LOGGED_A_MINUTE = 30;

/** POST /reports: what a policy of ours kept from happening, as browsers tell it. 204 to everything. */
export function reportsRoutes(app: Service): void {
  const budget = new RateLimiterMemory({ points: LOGGED_A_MINUTE, duration: 60 });
  const isWithinBudget = () =>
    budget.consume('').then(
      () => true,
      () => false,
    );

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/reports+json', 'application/csp-report', 'application/json'],
      { parseAs: 'buffer' },
      async (_request: unknown, body: Buffer) => readJson(body),
    );
    scope.post(REPORTS, async (request, reply) => {
      for (const report of readReports(request.body)) {
        if (await isWithinBudget()) request.log.warn(report, 'policy.violated');
      }
      return reply.code(204).send();
    });
  });
}
