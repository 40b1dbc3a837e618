import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { registerDataExportJobs } from './data-export.jobs.ts';
import { dataExportRoutes } from './data-export.routes.ts';

/** A copy of all that the product keeps about a person, for herself. */
export const dataExportPlugin: FeaturePlugin<Context> = async (app, context) => {
  dataExportRoutes(app, context);
  registerDataExportJobs(context);
};
