import type { BudgetRequest } from '@reset/api-contract/public/financial-health.ts';
import { api, type ApiResult } from '@reset/remote-sdk';

/** POST /financial_health/budget: mails the link to the results. */
export const sendBudget = (request: BudgetRequest): Promise<ApiResult<object>> =>
  api.post('/financial_health/budget', request);
