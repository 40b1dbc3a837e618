import type { Language } from '@reset/api-contract/public/language.ts';
import type { SurveyEvent } from '@reset/api-contract/public/survey-events.ts';
import { appendEvent, type Database, type Jobs } from '@reset/service-kit';
import {
  BUDGET_MAIL_QUEUE,
  SURVEY_MAIL_QUEUE,
  type BudgetResult,
  type SurveyResult,
} from './financial-health.ts';

type SurveyRow = Pick<SurveyResult, 'email' | 'answers'>;
/** Numerics come as text. */
type BudgetRow = Record<'email' | 'income' | 'needs' | 'wants', string>;

/** What visitors entered, each together with the job that mails its link; surveys are published. */
export const resultStore = ({ database, jobs }: { database: Database; jobs: Jobs }) => ({
  /** @param language of the call, for its mail; null where it said none */
  keepSurvey: ({ createdAt, ...same }: SurveyResult, language: Language | null): Promise<void> =>
    database.transaction(async (transaction) => {
      await transaction('survey_result').insert({ ...same, created_at: createdAt });
      await jobs.add(transaction, SURVEY_MAIL_QUEUE, { survey_result_id: same.id, language });
      const { id, name, email, answers } = same;
      await appendEvent<SurveyEvent>(transaction, {
        type: 'survey.answered',
        subject: id,
        payload: { name, email, subscores: answers, created_at: createdAt.toISOString() },
        occurredAt: createdAt,
      });
    }),

  /** @param language as of a survey */
  keepBudget: (
    { createdAt, expenses, ...same }: BudgetResult,
    language: Language | null,
  ): Promise<void> =>
    database.transaction(async (transaction) => {
      await transaction('budget_result').insert({
        ...same,
        expenses: JSON.stringify(expenses),
        created_at: createdAt,
      });
      await jobs.add(transaction, BUDGET_MAIL_QUEUE, { budget_result_id: same.id, language });
    }),

  /** null for one that is gone. */
  async findSurvey(id: string): Promise<SurveyRow | null> {
    const row = await database('survey_result')
      .where({ id })
      .first<SurveyRow | undefined>('email', 'answers');
    return row ?? null;
  },

  /** null for one that is gone. */
  async findBudget(
    id: string,
  ): Promise<Pick<BudgetResult, 'email' | 'income' | 'needs' | 'wants'> | null> {
    const row = await database('budget_result')
      .where({ id })
      .first<BudgetRow | undefined>('email', 'income', 'needs', 'wants');
    if (!row) return null;
    const { income, needs, wants } = row;
    return { ...row, income: Number(income), needs: Number(needs), wants: Number(wants) };
  },
});
