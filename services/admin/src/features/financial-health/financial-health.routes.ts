import { SurveyResults } from '@reset/api-contract/admin/financial-health.ts';
import { PageQuery } from '@reset/api-contract/admin/page-query.ts';
import type { Service } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { pageNumber } from '#features/lists/lists.ts';
import { readSurveyResults } from './financial-health.store.ts';

/** GET /admin/financial_health/survey_results: what was answered in the survey. */
export function financialHealthRoutes(app: Service, { database }: Context): void {
  app.get(
    '/api/v1/admin/financial_health/survey_results',
    {
      config: { access: 'admin', staffRole: 'support' },
      schema: { querystring: PageQuery, response: { 200: SurveyResults } },
    },
    ({ query }) => readSurveyResults(database, pageNumber(query.page)),
  );
}
