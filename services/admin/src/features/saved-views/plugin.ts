import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { savedViewsRoutes } from './saved-views.routes.ts';

/** What each of staff has saved of the lists' filters. */
export const savedViewsPlugin: FeaturePlugin<Context> = async (app, context) => {
  savedViewsRoutes(app, context);
};
