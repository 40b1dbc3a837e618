import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { timelineRoutes } from './timeline.routes.ts';

/** What happened to a member, as staff read it. */
export const timelinePlugin: FeaturePlugin<Context> = async (app, context) => {
  timelineRoutes(app, context);
};
