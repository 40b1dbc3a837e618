import type { Language } from '@reset/api-contract/public/language.ts';
import type { BudgetRequest, SurveyRequest } from '@reset/api-contract/public/financial-health.ts';
import { normalizeEmail, normalizeName } from '#features/users/users.ts';

/** `{ survey_result_id }`: the one mail with the link to the results. */
export const SURVEY_MAIL_QUEUE = 'survey_results_mail';
export type SurveyMailJob = { survey_result_id: string } & Asked;
/** `{ budget_result_id }`: likewise. */
export const BUDGET_MAIL_QUEUE = 'budget_results_mail';
export type BudgetMailJob = { budget_result_id: string } & Asked;

/** In which language the mail was asked for; null for none, and missing in jobs of an earlier release. */
type Asked = { language?: Language | null };

/** Who gets a link. Nobody has to have an account, and nobody proves the address. */
type Recipient = {
  name: string;
  /** Normalised. */
  email: string;
};

type Result = Recipient & { id: string; createdAt: Date };

export type SurveyResult = Result & {
  /** Eight, 0 to 100, in the order of the questions. */
  answers: number[];
};

export type BudgetResult = Result & {
  version: 1;
  /** Dollars in a year. */
  income: number;
  /** Dollars in a month, like what they consist of. */
  needs: number;
  wants: number;
  expenses: { name: string; amount: number }[];
};

/** The result in a body, spelled as it is stored. */
export const toSurveyResult = (
  { user, subscores }: SurveyRequest,
  id: string,
  now: Date,
): SurveyResult => ({ id, ...toRecipient(user), answers: subscores, createdAt: now });

export const toBudgetResult = (
  { user, data }: BudgetRequest,
  id: string,
  now: Date,
): BudgetResult => ({ id, ...toRecipient(user), ...data, createdAt: now });

const toRecipient = ({ name, email }: SurveyRequest['user']): Recipient => ({
  name: normalizeName(name),
  email: normalizeEmail(email),
});
