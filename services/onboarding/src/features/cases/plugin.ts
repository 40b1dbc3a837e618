import { closeCaseRoute, schedulePublishedCases, type FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { applicationCases, settleDuplicate } from './cases.store.ts';

/** What of applications waits for staff. */
export const casesPlugin: FeaturePlugin<Context> = async (app, context) => {
  closeCaseRoute(app, context, settleDuplicate);
  schedulePublishedCases(context, applicationCases);
};
