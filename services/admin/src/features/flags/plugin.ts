import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { flagsRoutes } from './flags.routes.ts';

/** What the flags are, and who read them last. */
export const flagsPlugin: FeaturePlugin<Context> = async (app, context) => {
  flagsRoutes(app, context);
};
