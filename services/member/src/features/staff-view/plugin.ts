import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { commandSubjectsRoutes } from './command-subjects.routes.ts';
import { staffViewRoutes } from './staff-view.routes.ts';

/** What several features know of one member, composed for staff. */
export const staffViewPlugin: FeaturePlugin<Context> = async (app, context) => {
  staffViewRoutes(app, context);
  commandSubjectsRoutes(app, context);
};
