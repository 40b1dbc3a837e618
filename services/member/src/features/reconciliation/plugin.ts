import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { registerReconciliationJobs } from './reconciliation.jobs.ts';
import { reconciliationRoutes } from './reconciliation.routes.ts';

/** The ledger compared with what issuer and bank say they did. */
export const reconciliationPlugin: FeaturePlugin<Context> = async (app, context) => {
  reconciliationRoutes(app, context);
  registerReconciliationJobs(context);
};
