import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { registerDisputeMails } from './dispute-mail.jobs.ts';
import { registerDisputeJobs } from './disputes.jobs.ts';
import { disputesRoutes } from './disputes.routes.ts';
import { staffDisputesRoutes } from './staff-disputes.routes.ts';

/** Purchases that members dispute, by Regulation E. */
export const disputesPlugin: FeaturePlugin<Context> = async (app, context) => {
  disputesRoutes(app, context);
  staffDisputesRoutes(app, context);
  registerDisputeJobs(context);
  registerDisputeMails(context);
};
