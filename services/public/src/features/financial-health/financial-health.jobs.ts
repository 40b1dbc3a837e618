import { inWholeDollars, writeBudgetLink } from '@reset/financial-health/budget-link.ts';
import { monthlyIncome } from '@reset/financial-health/income.ts';
import { surveyScore } from '@reset/financial-health/survey.ts';
import { writeSurveyLink } from '@reset/financial-health/survey-link.ts';
import type { Context } from '#context.ts';
import { visitorMails } from '#features/visitor-mails/visitor-mails.store.ts';
import {
  BUDGET_MAIL_QUEUE,
  SURVEY_MAIL_QUEUE,
  type BudgetMailJob,
  type SurveyMailJob,
} from './financial-health.ts';
import { resultStore } from './financial-health.store.ts';
import { budgetMail, surveyMail } from './result-mails.ts';

/** Sends the one mail of a survey and of a budget. */
export function registerFinancialHealthJobs(context: Context): void {
  const { config, jobs } = context;
  const mails = visitorMails(context);
  const results = resultStore(context);
  jobs.register<SurveyMailJob>(SURVEY_MAIL_QUEUE, async (data, { id: messageId }) => {
    const result = await results.findSurvey(data.survey_result_id);
    if (!result) return;
    const href = `${config.ORIGIN}/financial-health?ss=${writeSurveyLink(result.answers)}`;
    const mail = surveyMail(data.language, { href, score: surveyScore(result.answers) });
    await mails.send({ to: result.email, ...mail, messageId });
  });

  jobs.register<BudgetMailJob>(BUDGET_MAIL_QUEUE, async (data, { id: messageId }) => {
    const result = await results.findBudget(data.budget_result_id);
    if (!result) return;
    const income = monthlyIncome(result.income);
    const budget = inWholeDollars({ ...result, income });
    const href = `${config.ORIGIN}/budget?b=${writeBudgetLink(budget)}`;
    const mail = budgetMail(data.language, { href, budget });
    await mails.send({ to: result.email, ...mail, messageId });
  });
}
