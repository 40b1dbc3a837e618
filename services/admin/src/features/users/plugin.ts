import { cardEvents } from '@reset/api-contract/member/card-events.ts';
import { userStateEvents } from '@reset/api-contract/onboarding/user-state-events.ts';
import { userEvents } from '@reset/api-contract/public/user-events.ts';
import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { endSessionsRoutes } from './end-sessions.routes.ts';
import { applyCardEvent, applyUserEvent, applyUserStateEvent } from './readings.store.ts';
import { usersRoutes } from './users.routes.ts';

/** People as other services' events tell of them, in lists, and what staff do to an account. */
export const usersPlugin: FeaturePlugin<Context> = async (app, context) => {
  const { events, services } = context;
  usersRoutes(app, context);
  endSessionsRoutes(app, context);
  events.subscribe({
    owner: 'public',
    client: services.public,
    events: userEvents,
    apply: applyUserEvent,
  });
  events.subscribe({
    owner: 'member',
    client: services.member,
    events: cardEvents,
    apply: applyCardEvent,
  });
  events.subscribe({
    owner: 'onboarding',
    client: services.onboarding,
    events: userStateEvents,
    apply: applyUserStateEvent,
  });
};
