import { cardEvents } from '@reset/api-contract/member/card-events.ts';
import { userStateEvents } from '@reset/api-contract/onboarding/user-state-events.ts';
import { userEvents } from '@reset/api-contract/public/user-events.ts';
import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { applyCardEvent, applyUserEvent, applyUserStateEvent } from './readings.store.ts';
import { userRoutes } from './user.routes.ts';
import { usersRoutes } from './users.routes.ts';

/** People as other services' events tell of them, in lists and alone. */
export const usersPlugin: FeaturePlugin<Context> = async (app, context) => {
  const { events, services } = context;
  usersRoutes(app, context);
  userRoutes(app, context);
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
