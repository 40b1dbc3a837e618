import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { registerExportJobs } from './exports.jobs.ts';
import { exportsRoutes } from './exports.routes.ts';

/** Files of what the lists have, for administrators. */
export const exportsPlugin: FeaturePlugin<Context> = async (app, context) => {
  exportsRoutes(app, context);
  registerExportJobs(context);
};
