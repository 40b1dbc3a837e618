import type { SurveyResults } from '@reset/api-contract/admin/financial-health.ts';
import type { Camelized } from '@reset/remote-sdk';
import { pagedQuery } from '#features/lists/lists.ts';
import { pageQuery } from '#paging/page.ts';

type Listed = Camelized<SurveyResults>;
export type SurveyResult = Listed['surveyResults'][number];

/** GET /admin/financial_health/survey_results: the newest comes first. */
export const surveyResultsQuery = (page: number) =>
  pagedQuery<Listed>(`/admin/financial_health/survey_results${pageQuery(page)}`);
