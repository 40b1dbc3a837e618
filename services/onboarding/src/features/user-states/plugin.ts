import { userEvents } from '@reset/api-contract/public/user-events.ts';
import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { userStatesRoutes } from './user-states.routes.ts';
import { applyMemberEvent, applyUserEvent, memberEvents } from './user-states.store.ts';

/** The states that people come into, by what happens here and by other services' events. */
export const userStatesPlugin: FeaturePlugin<Context> = async (app, context) => {
  const { events, services } = context;
  userStatesRoutes(app, context);
  events.subscribe({
    owner: 'public',
    client: services.public,
    events: userEvents,
    apply: applyUserEvent,
  });
  events.subscribe({
    owner: 'member',
    client: services.member,
    events: memberEvents,
    apply: applyMemberEvent,
  });
};
