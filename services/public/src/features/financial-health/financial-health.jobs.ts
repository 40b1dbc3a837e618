import { writeBudgetLink } from '@reset/financial-health/budget-link.ts';
import { monthlyIncome } from '@reset/financial-health/income.ts';
import { writeSurveyLink } from '@reset/financial-health/survey-link.ts';
import type { Context } from '#context.ts';
import { BUDGET_MAIL_QUEUE, SURVEY_MAIL_QUEUE } from './financial-health.ts';
import { resultStore } from './financial-health.store.ts';
import { budgetMail, surveyMail } from './result-mails.ts';

/** Sends the one mail of a survey and of a budget. */
export function registerFinancialHealthJobs(context: Context): void {
  const { config, jobs, mailer } = context;
  const results = resultStore(context);
  jobs.register<{ survey_result_id: string }>(
    SURVEY_MAIL_QUEUE,
    async (data, { id: messageId }) => {
      const result = await results.findSurvey(data.survey_result_id);
      if (!result) return;
      const href = `${config.ORIGIN}/financial-health?ss=${writeSurveyLink(result.answers)}`;
      await mailer.send({ to: result.email, ...surveyMail(href), messageId });
    },
  );

  jobs.register<{ budget_result_id: string }>(
    BUDGET_MAIL_QUEUE,
    async (data, { id: messageId }) => {
      const result = await results.findBudget(data.budget_result_id);
      if (!result) return;
      const income = monthlyIncome(result.income);
      const href = `${config.ORIGIN}/budget?b=${writeBudgetLink({ ...result, income })}`;
      await mailer.send({ to: result.email, ...budgetMail(href), messageId });
    },
  );
}
