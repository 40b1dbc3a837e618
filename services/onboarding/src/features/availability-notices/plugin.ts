import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { registerAvailabilityJobs } from './availability-notices.jobs.ts';
import { availabilityNoticeRoutes } from './availability-notices.routes.ts';

/** Who is told once a product is to be had where she lives. */
export const availabilityNoticesPlugin: FeaturePlugin<Context> = async (app, context) => {
  availabilityNoticeRoutes(app, context);
  registerAvailabilityJobs(context);
};
