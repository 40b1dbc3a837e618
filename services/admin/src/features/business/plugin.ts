import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { businessRoutes } from './business.routes.ts';

/** What people and their money come to, day by day. */
export const businessPlugin: FeaturePlugin<Context> = async (app, context) => {
  businessRoutes(app, context);
};
