import { cardEvents } from '@reset/api-contract/member/card-events.ts';
import { userEvents } from '@reset/api-contract/public/user-events.ts';
import { subscribe, type openDatabase } from '@reset/service-kit';
import { applyCardEvent } from '#features/users/card-event-store.ts';
import { applyUserEvent } from '#features/users/user-event-store.ts';
import type { Owners } from './owners.ts';

type Needs = Owners & {
  database: ReturnType<typeof openDatabase>;
  log: Parameters<typeof subscribe>[0]['log'];
};

/**
 * Follows the events of which the lists are made.
 * @returns a function that stops it, when nothing is half done any more
 */
export function followOwners(needs: Needs): () => Promise<void> {
  const { database, log } = needs;
  const stopUsers = subscribe({
    owner: 'public',
    client: needs.publicService,
    database,
    events: userEvents,
    apply: applyUserEvent,
    log,
  });
  const stopCards = subscribe({
    owner: 'member',
    client: needs.memberService,
    database,
    events: cardEvents,
    apply: applyCardEvent,
    log,
  });
  return async () => {
    await Promise.all([stopUsers(), stopCards()]);
  };
}
