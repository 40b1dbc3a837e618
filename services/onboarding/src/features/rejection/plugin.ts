import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { rejectionRoutes } from './rejection.routes.ts';

/** Applications that staff reject. */
export const rejectionPlugin: FeaturePlugin<Context> = async (app, context) => {
  rejectionRoutes(app, context);
};
