import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { waitlistsRoutes } from './waitlists.routes.ts';

/** Who waits until a way to be paid can be linked. */
export const waitlistsPlugin: FeaturePlugin<Context> = async (app, context) => {
  waitlistsRoutes(app, context);
};
