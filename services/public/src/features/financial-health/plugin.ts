import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { registerFinancialHealthJobs } from './financial-health.jobs.ts';
import { financialHealthRoutes } from './financial-health.routes.ts';

/** The survey and the budget that visitors fill in, and the mails with their results. */
export const financialHealthPlugin: FeaturePlugin<Context> = async (app, context) => {
  financialHealthRoutes(app, context);
  registerFinancialHealthJobs(context);
};
