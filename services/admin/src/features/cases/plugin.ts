import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { registerCaseJobs } from './cases.jobs.ts';
import { casesRoutes } from './cases.routes.ts';

/** What waits for staff, with the time that they have for it. */
export const casesPlugin: FeaturePlugin<Context> = async (app, context) => {
  casesRoutes(app, context);
  registerCaseJobs(context);
};
