import { flagsRoute, type FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';

/** How the flags stand here, and those of the pages that are sent. */
export const flagsPlugin: FeaturePlugin<Context> = async (app, { flags }) => {
  flagsRoute(app, flags);
};
