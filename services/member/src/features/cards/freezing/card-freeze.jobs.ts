import { failpoint, ProviderError } from '@reset/service-kit';
import type { Context } from '#context.ts';
import type { CardIssuing, IssuedCard } from '#providers/card-issuing.ts';
import {
  cardFreezeStore,
  KEEP_FREEZE_QUEUE,
  type KeepFreezeJob,
  type Wish,
} from './card-freeze.store.ts';

/** How often she may change her mind while the issuer is told. */
const MAX_TRIES = 5;

/**
 * Has the issuer suspend the cards of who froze them, and make active again those that were suspended for
 * it. It is asked what it has first, so that a lost answer or a killed process does no harm; where she
 * changed her mind meanwhile, it is told again.
 */
export function registerCardFreezeJobs(context: Context): void {
  const { cardIssuing: issuer, clock, database, jobs } = context;
  const freezes = cardFreezeStore(database, jobs.add);
  jobs.register<KeepFreezeJob>(KEEP_FREEZE_QUEUE, async ({ card_account_id: accountId }) => {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const wish = await freezes.wish(accountId);
      if (!wish) return;
      const told = await tell(issuer, wish);
      failpoint('card-freeze.told');
      if (await freezes.keep(accountId, told.wish, told.cards, clock.now())) return;
    }
    throw new Error('A freeze is changed again and again while the issuer is told of it.');
  });
  jobs.schedule('requeue-card-freezes', '* * * * *', freezes.requeue);
}

async function tell(issuer: CardIssuing, wish: Wish): Promise<{ wish: Wish; cards: IssuedCard[] }> {
  const frozen = new Set(wish.frozen);
  const cards: IssuedCard[] = [];
  for (const card of await issuer.readCards(wish.issuerId)) {
    if (wish.freezeId !== null && card.status === 'active') {
      cards.push(await issuer.setCardStatus(card.id, 'suspended'));
      frozen.add(card.id);
    } else if (wish.freezeId === null && card.status === 'suspended' && frozen.has(card.id)) {
      cards.push(await activate(issuer, card));
    } else {
      cards.push(card);
    }
  }
  return { wish: { ...wish, frozen }, cards };
}

/** A card that the issuer keeps suspended for reasons of its own stays so. */
const activate = (issuer: CardIssuing, card: IssuedCard): Promise<IssuedCard> =>
  issuer.setCardStatus(card.id, 'active').catch((error: unknown) => {
    if (error instanceof ProviderError && error.reason === 'refused') return card;
    throw error;
  });
