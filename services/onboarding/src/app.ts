import {
  acceptRebuilds,
  buildService,
  publishEvents,
  scheduleAnswerClearing,
  type Service,
} from '@reset/service-kit';
import { applicationPlugin } from '#features/application/plugin.ts';
import { availabilityNoticesPlugin } from '#features/availability-notices/plugin.ts';
import { cardIssuancePlugin } from '#features/card-issuance/plugin.ts';
import { cancellationPlugin } from '#features/cancellation/plugin.ts';
import { casesPlugin } from '#features/cases/plugin.ts';
import { disclosuresPlugin } from '#features/disclosures/plugin.ts';
import { erasurePlugin } from '#features/erasure/plugin.ts';
import { identityPlugin } from '#features/identity/plugin.ts';
import { outcomeMailsPlugin } from '#features/outcome-mails/plugin.ts';
import { personalDataPlugin } from '#features/personal-data/plugin.ts';
import { personalInfoPlugin } from '#features/personal-info/plugin.ts';
import { timelinePlugin } from '#features/timeline/plugin.ts';
import { userStatesPlugin } from '#features/user-states/plugin.ts';
import { waitlistPlugin } from '#features/waitlist/plugin.ts';
import type { Context } from './context.ts';

/** The onboarding service, as the server, its release and its tests build it. */
export function buildApp(context: Context): Service {
  const app = buildService(context);
  app.register(applicationPlugin, context);
  app.register(availabilityNoticesPlugin, context);
  app.register(cardIssuancePlugin, context);
  app.register(cancellationPlugin, context);
  app.register(casesPlugin, context);
  app.register(disclosuresPlugin, context);
  app.register(erasurePlugin, context);
  app.register(identityPlugin, context);
  app.register(outcomeMailsPlugin, context);
  app.register(personalInfoPlugin, context);
  app.register(timelinePlugin, context);
  app.register(userStatesPlugin, context);
  app.register(waitlistPlugin, context);
  app.register(personalDataPlugin, context);
  publishEvents(app, context, { callers: ['admin', 'member'] });
  acceptRebuilds(app, context);
  scheduleAnswerClearing(context);
  return app;
}
