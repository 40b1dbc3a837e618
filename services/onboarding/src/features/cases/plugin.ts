import { schedulePublishedCases, type FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { casesRoutes } from './cases.routes.ts';
import { applicationCases } from './cases.store.ts';

/** What of applications waits for staff. */
export const casesPlugin: FeaturePlugin<Context> = async (app, context) => {
  casesRoutes(app, context);
  schedulePublishedCases(context, applicationCases);
};
