import { userEvents } from '@reset/api-contract/public/user-events.ts';
import { subscribe, type InternalClient, type openDatabase } from '@reset/service-kit';
import { applyMemberEvent, memberEvents } from '#features/user-states/member-event-store.ts';
import { applyUserEvent } from '#features/user-states/user-event-store.ts';

type Needs = {
  publicService: Pick<InternalClient, 'get'>;
  memberService: Pick<InternalClient, 'get'>;
  database: ReturnType<typeof openDatabase>;
  log: Parameters<typeof subscribe>[0]['log'];
};

/**
 * Follows the events that bring people into states.
 * @returns a function that stops it, when nothing is half done any more
 */
export function followOwners({
  publicService,
  memberService,
  database,
  log,
}: Needs): () => Promise<void> {
  const stopUsers = subscribe({
    owner: 'public',
    client: publicService,
    database,
    events: userEvents,
    apply: applyUserEvent,
    log,
  });
  const stopLinks = subscribe({
    owner: 'member',
    client: memberService,
    database,
    events: memberEvents,
    apply: applyMemberEvent,
    log,
  });
  return async () => {
    await Promise.all([stopUsers(), stopLinks()]);
  };
}
