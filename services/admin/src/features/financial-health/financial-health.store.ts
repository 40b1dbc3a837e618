import type { SurveyResults } from '@reset/api-contract/admin/financial-health.ts';
import type { SurveyEvent } from '@reset/api-contract/public/survey-events.ts';
import type { Database, Transaction } from '@reset/service-kit';
import { appendRows, readListPage } from '#features/lists/lists.store.ts';

/** Lists what was answered in the survey, as the public service publishes it. */
export const listSurveys = (
  transaction: Transaction,
  events: readonly SurveyEvent[],
  generation: number,
): Promise<void> =>
  appendRows(
    transaction,
    generation,
    'surveys',
    events.map(({ subject, payload }) => ({ result_id: subject, ...payload })),
  );

/** A page of what was answered in the survey, the newest first. */
export async function readSurveyResults(database: Database, page: number): Promise<SurveyResults> {
  const { rows, pages } = await readListPage<Row>(database, 'surveys', page);
  return { survey_results: rows.map(toWire), total_pages: pages };
}

type Listed = SurveyResults['survey_results'][number];
type Row = Omit<Listed, 'id' | 'created_at'> & { result_id: string; created_at: Date };

const toWire = (row: Row): Listed => ({
  id: row.result_id,
  name: row.name,
  email: row.email,
  subscores: row.subscores,
  created_at: row.created_at.toISOString(),
});
