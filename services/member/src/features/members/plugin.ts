import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { registerMemberJobs } from './members.jobs.ts';
import { membersRoutes } from './members.routes.ts';

/** Who is a member, and how she repays. */
export const membersPlugin: FeaturePlugin<Context> = async (app, context) => {
  membersRoutes(app, context);
  registerMemberJobs(context);
};
