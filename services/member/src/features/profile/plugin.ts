import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { linksRoutes } from './links.routes.ts';
import { profileRoutes } from './profile.routes.ts';

/** Who a member is with all that she has here. */
export const profilePlugin: FeaturePlugin<Context> = async (app, context) => {
  profileRoutes(app, context);
  linksRoutes(app, context);
};
