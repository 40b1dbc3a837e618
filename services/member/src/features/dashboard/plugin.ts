import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { dashboardRoutes } from './dashboard.routes.ts';

/** The overview of a member's money. */
export const dashboardPlugin: FeaturePlugin<Context> = async (app, context) => {
  dashboardRoutes(app, context);
};
