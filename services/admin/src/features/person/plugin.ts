import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { sectionsRoutes } from './sections.routes.ts';
import { timelineRoutes } from './timeline.routes.ts';
import { userRoutes } from './user.routes.ts';

/** One person: what staff read live of the services that own it, a section a call. */
export const personPlugin: FeaturePlugin<Context> = async (app, context) => {
  userRoutes(app, context);
  sectionsRoutes(app, context);
  timelineRoutes(app, context);
};
