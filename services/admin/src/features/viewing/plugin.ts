import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { viewingRoutes } from './viewing.routes.ts';

/** Staff who view the product as a member. */
export const viewingPlugin: FeaturePlugin<Context> = async (app, context) => {
  viewingRoutes(app, context);
};
