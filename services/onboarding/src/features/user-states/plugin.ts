import { userEvents } from '@reset/api-contract/public/user-events.ts';
import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { DEPOSIT_SWITCHED_QUEUE } from '#features/card-issuance/card-issuance.ts';
import { userStatesRoutes } from './user-states.routes.ts';
import { applyMemberEvent, applyUserEvent, memberEvents } from './user-states.store.ts';

/** The states that people come into, by what happens here and by other services' events. */
export const userStatesPlugin: FeaturePlugin<Context> = async (app, context) => {
  const { events, jobs, services } = context;
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
    apply: async (transaction, event, generation) => {
      await applyMemberEvent(transaction, event, generation);
      if (event.type !== 'direct_deposit.switched') return;
      await jobs.add(transaction, DEPOSIT_SWITCHED_QUEUE, { user_id: event.subject });
    },
  });
};
