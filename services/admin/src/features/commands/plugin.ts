import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { approvalsRoutes } from './approvals.routes.ts';
import { registerCommandJobs } from './commands.jobs.ts';
import { commandsRoutes } from './commands.routes.ts';

/** What staff ask other services to do: logged, approved where it has to be, and done once. */
export const commandsPlugin: FeaturePlugin<Context> = async (app, context) => {
  commandsRoutes(app, context);
  approvalsRoutes(app, context);
  registerCommandJobs(context);
};
