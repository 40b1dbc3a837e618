import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { registerWaitlistJobs } from './waitlist.jobs.ts';
import { waitlistRoutes } from './waitlist.routes.ts';

/** People whose income cannot be linked yet. */
export const waitlistPlugin: FeaturePlugin<Context> = async (app, context) => {
  waitlistRoutes(app, context);
  registerWaitlistJobs(context);
};
