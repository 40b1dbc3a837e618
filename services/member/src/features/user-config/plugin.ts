import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { multipliersRoutes } from './multipliers.routes.ts';
import { userConfigRoutes } from './user-config.routes.ts';

/** What staff set for one member, wherever it is kept. */
export const userConfigPlugin: FeaturePlugin<Context> = async (app, context) => {
  userConfigRoutes(app, context);
  multipliersRoutes(app, context);
};
