import Type, { type Static } from 'typebox';
import { body, text } from '../fields.ts';

/** To whom the results are mailed. */
const Recipient = body({ name: text(100), email: text(255) });

/** How many questions the survey has. */
export const SURVEY_ANSWERS = 8;

/** POST /financial_health/survey: the answers in the order of the questions. 201 {}. */
export const SurveyRequest = body({
  user: Recipient,
  subscores: Type.Array(Type.Integer({ minimum: 0, maximum: 100 }), {
    minItems: SURVEY_ANSWERS,
    maxItems: SURVEY_ANSWERS,
  }),
});
export type SurveyRequest = Static<typeof SurveyRequest>;

const MAX_DOLLARS = 100_000_000;
const Dollars = Type.Number({ minimum: 0, maximum: MAX_DOLLARS });

/** Every category of needs and wants once. */
export const MAX_EXPENSES = 18;

/**
 * POST /financial_health/budget: income in a year, the rest in a month, all in dollars. Expenses go
 * by the names of their categories, each once at most. 201 {}.
 */
export const BudgetRequest = body({
  user: Recipient,
  data: body({
    version: Type.Literal(1),
    income: Type.Number({ exclusiveMinimum: 0, maximum: 12 * MAX_DOLLARS }),
    expenses: Type.Array(body({ name: Type.String(), amount: Dollars }), {
      maxItems: MAX_EXPENSES,
    }),
    needs: Dollars,
    wants: Dollars,
  }),
});
export type BudgetRequest = Static<typeof BudgetRequest>;
