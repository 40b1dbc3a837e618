import { userEvents } from '@reset/api-contract/public/user-events.ts';
import { subscribe, type InternalClient, type openDatabase } from '@reset/service-kit';
import { applyPersonEvent } from '#features/spending-limit/person-event-store.ts';

type Needs = {
  publicService: Pick<InternalClient, 'get'>;
  database: ReturnType<typeof openDatabase>;
  log: Parameters<typeof subscribe>[0]['log'];
};

/**
 * Follows by whose partner people came and whose account is closed.
 * @returns a function that stops it, when nothing is half done any more
 */
export const followPeople = ({ publicService, database, log }: Needs): (() => Promise<void>) =>
  subscribe({
    owner: 'public',
    client: publicService,
    database,
    events: userEvents,
    apply: applyPersonEvent,
    log,
  });
