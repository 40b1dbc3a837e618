import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { pageReportsRoutes } from './page-reports.routes.ts';
import { reportsRoutes } from './reports.routes.ts';

/** What browsers report of our policies, and our pages of the slices that they run. */
export const reportsPlugin: FeaturePlugin<Context> = async (app, context) => {
  reportsRoutes(app);
  pageReportsRoutes(app, context);
};
