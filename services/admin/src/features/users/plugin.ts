import { cardEvents } from '@reset/api-contract/member/card-events.ts';
import { userStateEvents } from '@reset/api-contract/onboarding/user-state-events.ts';
import { waitlistEvents } from '@reset/api-contract/onboarding/waitlist-events.ts';
import { surveyEvents } from '@reset/api-contract/public/survey-events.ts';
import { userEvents } from '@reset/api-contract/public/user-events.ts';
import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { listPurchase } from '#features/card-transactions/card-transactions.store.ts';
import { listSurvey } from '#features/financial-health/financial-health.store.ts';
import { listWaitlistEntry } from '#features/waitlists/waitlists.store.ts';
import { endSessionsRoutes } from './end-sessions.routes.ts';
import { applyCardEvent, applyUserEvent, applyUserStateEvent } from './readings.store.ts';
import { userRoutes } from './user.routes.ts';
import { usersRoutes } from './users.routes.ts';

/**
 * People as other services' events tell of them, in lists and alone, and what staff do to an account.
 * The lists of other features are made of the same events.
 */
export const usersPlugin: FeaturePlugin<Context> = async (app, context) => {
  const { events, services } = context;
  usersRoutes(app, context);
  userRoutes(app, context);
  endSessionsRoutes(app, context);
  // One subscription of this service to each owner.
  events.subscribe({
    owner: 'public',
    client: services.public,
    events: { ...userEvents, ...surveyEvents },
    apply: (transaction, event, generation) =>
      event.type === 'survey.answered'
        ? listSurvey(transaction, event, generation)
        : applyUserEvent(transaction, event, generation),
  });
  events.subscribe({
    owner: 'member',
    client: services.member,
    events: cardEvents,
    apply: async (transaction, event, generation) => {
      await applyCardEvent(transaction, event, generation);
      await listPurchase(transaction, event, generation);
    },
  });
  events.subscribe({
    owner: 'onboarding',
    client: services.onboarding,
    events: { ...userStateEvents, ...waitlistEvents },
    apply: (transaction, event, generation) =>
      event.type === 'waitlist_entry.added'
        ? listWaitlistEntry(transaction, event, generation)
        : applyUserStateEvent(transaction, event, generation),
  });
};
