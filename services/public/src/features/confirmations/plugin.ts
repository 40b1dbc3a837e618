import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { registerConfirmationsJobs } from './confirmations.jobs.ts';
import { confirmationsRoutes } from './confirmations.routes.ts';
import { correctEmailRoutes } from './correct-email.routes.ts';

/** Confirming an address by the link in a mail, and correcting one that nobody has confirmed. */
export const confirmationsPlugin: FeaturePlugin<Context> = async (app, context) => {
  confirmationsRoutes(app, context);
  correctEmailRoutes(app, context);
  registerConfirmationsJobs(context);
};
