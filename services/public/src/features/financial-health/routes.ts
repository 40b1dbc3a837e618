import {
  BudgetRequest,
  MOST_EXPENSES,
  SURVEY_ANSWERS,
  SurveyRequest,
} from '@reset/api-contract/public/financial-health.ts';
import { newId, type Clock, type Service } from '@reset/service-kit';
import type { RouteShorthandOptions } from 'fastify';
import Type from 'typebox';
import { expenseFaults, recipientFaults, refusalFor } from './faults.ts';
import { toBudgetResult, toSurveyResult } from './financial-health.ts';
import { refuseLongList } from './refuse-long-list.ts';
import type { ResultStore } from './result-store.ts';

type FinancialHealthNeeds = {
  results: Pick<ResultStore, 'keepSurvey' | 'keepBudget'>;
  clock: Clock;
};

/** Each call mails whoever is named, so it may be made as often as others that do. */
const config = {
  access: 'visitor',
  limits: [
    { calls: 3, seconds: 60, per: 'ip_and_email' },
    { calls: 60, seconds: 60, per: 'ip' },
  ],
} satisfies RouteShorthandOptions['config'];

const response = { 201: Type.Object({}) };

/**
 * POST /financial_health/survey and /budget: keep what was told and mail the link to its results.
 * What is refused is neither kept nor mailed.
 */
export function registerFinancialHealth(
  app: Service,
  { results, clock }: FinancialHealthNeeds,
): void {
  app.post(
    '/api/v1/financial_health/survey',
    {
      config,
      preValidation: refuseLongList(['subscores'], SURVEY_ANSWERS),
      schema: { body: SurveyRequest, response },
    },
    async (request, reply) => {
      const result = toSurveyResult(request.body, newId(), clock.now());
      const refusal = refusalFor(recipientFaults(result));
      if (refusal) return reply.refuse(refusal);
      await results.keepSurvey(result);
      reply.code(201);
      return {};
    },
  );

  app.post(
    '/api/v1/financial_health/budget',
    {
      config,
      preValidation: refuseLongList(['data', 'expenses'], MOST_EXPENSES),
      schema: { body: BudgetRequest, response },
    },
    async (request, reply) => {
      const result = toBudgetResult(request.body, newId(), clock.now());
      const refusal = refusalFor({ ...recipientFaults(result), ...expenseFaults(result) });
      if (refusal) return reply.refuse(refusal);
      await results.keepBudget(result);
      reply.code(201);
      return {};
    },
  );
}
