import { writeBudgetLink } from '@reset/financial-health/budget-link.ts';
import { monthlyIncome } from '@reset/financial-health/income.ts';
import { writeSurveyLink } from '@reset/financial-health/survey-link.ts';
import type { Jobs, Mailer } from '@reset/service-kit';
import { BUDGET_MAIL_QUEUE, SURVEY_MAIL_QUEUE } from './financial-health.ts';
import { budgetMail, surveyMail } from './result-mails.ts';
import type { ResultStore } from './result-store.ts';

type FinancialHealthJobNeeds = {
  results: Pick<ResultStore, 'findSurvey' | 'findBudget'>;
  mailer: Pick<Mailer, 'send'>;
  origin: string;
};

/** Sends the one mail of a survey and of a budget. */
export function registerFinancialHealthJobs(
  jobs: Pick<Jobs, 'work'>,
  { results, mailer, origin }: FinancialHealthJobNeeds,
): void {
  jobs.work<{ survey_result_id: string }>(SURVEY_MAIL_QUEUE, async (data, { id: messageId }) => {
    const result = await results.findSurvey(data.survey_result_id);
    if (!result) return;
    const href = `${origin}/financial-health?ss=${writeSurveyLink(result.answers)}`;
    await mailer.send({ to: result.email, ...surveyMail({ ...result, href }), messageId });
  });

  jobs.work<{ budget_result_id: string }>(BUDGET_MAIL_QUEUE, async (data, { id: messageId }) => {
    const result = await results.findBudget(data.budget_result_id);
    if (!result) return;
    const income = monthlyIncome(result.income);
    const href = `${origin}/budget?b=${writeBudgetLink({ ...result, income })}`;
    await mailer.send({ to: result.email, ...budgetMail({ ...result, href }), messageId });
  });
}
