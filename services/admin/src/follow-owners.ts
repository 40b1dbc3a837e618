import { cardFacts } from '@reset/api-contract/member/card-facts.ts';
import { userFacts } from '@reset/api-contract/public/user-facts.ts';
import { subscribe, type openDatabase } from '@reset/service-kit';
import { applyCardFact } from '#features/users/card-fact-store.ts';
import { applyUserFact } from '#features/users/user-fact-store.ts';
import type { Owners } from './owners.ts';

type Needs = Owners & {
  database: ReturnType<typeof openDatabase>;
  log: Parameters<typeof subscribe>[0]['log'];
};

/**
 * Follows the facts of which the lists are made.
 * @returns a function that stops it, when nothing is half done any more
 */
export function followOwners(needs: Needs): () => Promise<void> {
  const { database, log } = needs;
  const stopUsers = subscribe({
    owner: 'public',
    client: needs.publicService,
    database,
    facts: userFacts,
    apply: applyUserFact,
    log,
  });
  const stopCards = subscribe({
    owner: 'member',
    client: needs.memberService,
    database,
    facts: cardFacts,
    apply: applyCardFact,
    log,
  });
  return async () => {
    await Promise.all([stopUsers(), stopCards()]);
  };
}
