import { flagsRoute, type FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';

/** How the flags stand that this service reads. */
export const flagsPlugin: FeaturePlugin<Context> = async (app, { flags }) => {
  flagsRoute(app, flags);
};
