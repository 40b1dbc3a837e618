import Type, { type Static } from 'typebox';
import { Id, Instant } from '../fields.ts';

/** GET /admin/financial_health/survey_results: the newest first, 25 a page. */
export const SurveyResults = Type.Object({
  survey_results: Type.Array(
    Type.Object({
      id: Id,
      /** As somebody typed them: nobody proves either. */
      name: Type.String(),
      email: Type.String(),
      /** 0 to 100, in the order of the questions; the score is their rounded average. */
      subscores: Type.Array(Type.Integer()),
      created_at: Instant,
    }),
  ),
  total_pages: Type.Integer(),
});
export type SurveyResults = Static<typeof SurveyResults>;
