import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { supportRequestsRoutes } from './support-requests.routes.ts';

/** What members ask people of ours to do. */
export const supportRequestsPlugin: FeaturePlugin<Context> = async (app, context) => {
  supportRequestsRoutes(app, context);
};
