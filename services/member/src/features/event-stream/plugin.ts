import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { eventStreamRoutes } from './event-stream.routes.ts';

/** What happens to a member, said to her browsers while it does. */
export const eventStreamPlugin: FeaturePlugin<Context> = async (app, context) => {
  eventStreamRoutes(app, context);
};
