import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { integrationErrorsRoutes } from './integration-errors.routes.ts';
import { notificationsRoutes } from './notifications.routes.ts';
import { errorsSectionRoutes } from './errors-section.routes.ts';

/** What members are notified of: errors of links, what is under way, and news. */
export const notificationsPlugin: FeaturePlugin<Context> = async (app, context) => {
  notificationsRoutes(app, context);
  integrationErrorsRoutes(app, context);
  errorsSectionRoutes(app, context);
};
