import { userFacts } from '@reset/api-contract/public/user-facts.ts';
import { subscribe, type InternalClient, type openDatabase } from '@reset/service-kit';
import { applyMemberFact, memberFacts } from '#features/user-states/member-fact-store.ts';
import { applyUserFact } from '#features/user-states/user-fact-store.ts';

type Needs = {
  publicService: Pick<InternalClient, 'get'>;
  memberService: Pick<InternalClient, 'get'>;
  database: ReturnType<typeof openDatabase>;
  log: Parameters<typeof subscribe>[0]['log'];
};

/**
 * Follows the facts that bring people into states.
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
    facts: userFacts,
    apply: applyUserFact,
    log,
  });
  const stopLinks = subscribe({
    owner: 'member',
    client: memberService,
    database,
    facts: memberFacts,
    apply: applyMemberFact,
    log,
  });
  return async () => {
    await Promise.all([stopUsers(), stopLinks()]);
  };
}
