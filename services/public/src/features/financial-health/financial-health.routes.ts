import {
  BudgetRequest,
  MAX_EXPENSES,
  SURVEY_ANSWERS,
  SurveyRequest,
} from '@reset/api-contract/public/financial-health.ts';
import { acceptedLanguage, invalidFields, newId, type Service } from '@reset/service-kit';
import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { expenseFaults, recipientFaults, refusalFor } from './faults.ts';
import { resultStore } from './financial-health.store.ts';
import { toBudgetResult, toSurveyResult } from './financial-health.ts';

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
 * POST /financial_health/survey and /budget: keep what was entered and mail the link to its results.
 * What is refused is neither kept nor mailed.
 */
export function financialHealthRoutes(app: Service, context: Context): void {
  const { clock } = context;
  const results = resultStore(context);
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
      await results.keepSurvey(result, acceptedLanguage(request.headers['accept-language']));
      reply.code(201);
      return {};
    },
  );

  app.post(
    '/api/v1/financial_health/budget',
    {
      config,
      preValidation: refuseLongList(['data', 'expenses'], MAX_EXPENSES),
      schema: { body: BudgetRequest, response },
    },
    async (request, reply) => {
      const result = toBudgetResult(request.body, newId(), clock.now());
      const refusal = refusalFor({ ...recipientFaults(result), ...expenseFaults(result) });
      if (refusal) return reply.refuse(refusal);
      await results.keepBudget(result, acceptedLanguage(request.headers['accept-language']));
      reply.code(201);
      return {};
    },
  );
}

/**
 * A hook that refuses a list which is longer than it may be before its entries are looked at: a
 * body can have half a million, and what is wrong with each would be written down.
 * @param path where the list stands in the body
 */
const refuseLongList =
  (path: readonly [string, ...string[]], max: number) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const list = path.reduce<unknown>(below, request.body);
    if (!Array.isArray(list) || list.length <= max) return undefined;
    return reply.refuse(invalidFields({ [path.at(-1) ?? '']: ['There are too many of these.'] }));
  };

const below = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined;
