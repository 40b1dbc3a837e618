import { cardEvents } from '@reset/api-contract/member/card-events.ts';
import { userEvents } from '@reset/api-contract/public/user-events.ts';
import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { applyCardEvent, applyUserEvent } from './users.store.ts';
import { usersRoutes } from './users.routes.ts';

/** The lists of people, which are made of other services' events. */
export const usersPlugin: FeaturePlugin<Context> = async (app, context) => {
  const { events, services } = context;
  usersRoutes(app, context);
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
};
