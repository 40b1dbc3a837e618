import { closeCaseRoute, schedulePublishedCases, type FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { closeCase, memberCases } from './cases.store.ts';

/** What of members and their money waits for staff. */
export const casesPlugin: FeaturePlugin<Context> = async (app, context) => {
  closeCaseRoute(app, context, closeCase);
  schedulePublishedCases(context, memberCases);
};
