import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { registerConfirmationsJobs } from './confirmations.jobs.ts';
import { confirmationsRoutes } from './confirmations.routes.ts';

/** Confirming an address by the link in a mail. */
export const confirmationsPlugin: FeaturePlugin<Context> = async (app, context) => {
  confirmationsRoutes(app, context);
  registerConfirmationsJobs(context);
};
