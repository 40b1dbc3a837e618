import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { financialHealthRoutes } from './financial-health.routes.ts';

/** What visitors answered in the survey, as the public service publishes it. */
export const financialHealthPlugin: FeaturePlugin<Context> = async (app, context) => {
  financialHealthRoutes(app, context);
};
