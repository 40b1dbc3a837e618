import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { contentRoutes } from './content.routes.ts';

/** What editors write, for everybody. */
export const contentPlugin: FeaturePlugin<Context> = async (app, context) => {
  contentRoutes(app, context);
};
