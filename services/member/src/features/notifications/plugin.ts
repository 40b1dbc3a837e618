import { userStateEvents } from '@reset/api-contract/onboarding/user-state-events.ts';
import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { integrationErrorsRoutes } from './integration-errors.routes.ts';
import { notificationsRoutes } from './notifications.routes.ts';
import { errorsSectionRoutes } from './errors-section.routes.ts';
import { notifySkippedPayroll } from './notifications.store.ts';

/** What members are notified of: errors of links, what is under way, and news. */
export const notificationsPlugin: FeaturePlugin<Context> = async (app, context) => {
  notificationsRoutes(app, context);
  integrationErrorsRoutes(app, context);
  errorsSectionRoutes(app, context);
  context.events.subscribe({
    owner: 'onboarding',
    client: context.services.onboarding,
    events: userStateEvents,
    apply: notifySkippedPayroll,
  });
};
