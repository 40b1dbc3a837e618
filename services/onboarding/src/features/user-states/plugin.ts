import { CancellationRequested } from '@reset/api-contract/member/support-events.ts';
import { linkEvents } from '@reset/api-contract/member/link-events.ts';
import { UserClosed } from '@reset/api-contract/public/closure.ts';
import { userEvents } from '@reset/api-contract/public/user-events.ts';
import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { JUDGE_QUEUE, TAXES_FILED_QUEUE } from '#features/application/application.ts';
import { keepCancellation } from '#features/cancellation/cancellation.store.ts';
import { eraseClosed } from '#features/erasure/erasure.store.ts';
import {
  BANK_UNLINKED_QUEUE,
  DEPOSIT_SWITCHED_QUEUE,
} from '#features/card-issuance/card-issuance.ts';
import { userStatesRoutes } from './user-states.routes.ts';
import { applyMemberEvent, applyUserEvent, memberEvents } from './user-states.store.ts';

/** The states that people come into, by what happens here and by other services' events. */
export const userStatesPlugin: FeaturePlugin<Context> = async (app, context) => {
  const { events, jobs, services } = context;
  userStatesRoutes(app, context);
  events.subscribe({
    owner: 'public',
    client: services.public,
    events: { ...userEvents, 'user.closed': UserClosed },
    apply: async (transaction, event) => {
      if (event.type === 'user.closed') return eraseClosed(transaction, jobs.add, event);
      return applyUserEvent(transaction, event);
    },
  });
  events.subscribe({
    owner: 'member',
    client: services.member,
    events: { ...memberEvents, 'card_application.cancellation_requested': CancellationRequested },
    // One subscription of this service to each owner.
    apply: async (transaction, event, generation) => {
      if (event.type === 'card_application.cancellation_requested') {
        await keepCancellation(transaction, jobs.add, event);
        return;
      }
      await applyMemberEvent(transaction, event, generation);
      if (event.type in linkEvents) {
        await jobs.add(transaction, JUDGE_QUEUE, { user_id: event.subject });
      }
      if (event.type === 'tax_return.submitted') {
        await jobs.add(transaction, TAXES_FILED_QUEUE, { user_id: event.subject });
      }
      if (event.type === 'bank.unlinked') {
        await jobs.add(transaction, BANK_UNLINKED_QUEUE, { user_id: event.subject });
      }
      if (event.type === 'direct_deposit.switched') {
        await jobs.add(transaction, DEPOSIT_SWITCHED_QUEUE, { user_id: event.subject });
      }
    },
  });
};
