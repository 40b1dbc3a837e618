import type { AddJob, Clock, Delivery, openDatabase, Service } from '@reset/service-kit';
import type { Decide } from '#features/authorizations/decide-in-batches.ts';
import { registerAuthorizations } from '#features/authorizations/webhook-routes.ts';
import { issuingStore } from '#features/card-issuing/issuing-store.ts';
import { registerCardIssuing } from '#features/card-issuing/routes.ts';
import { endingStore } from '#features/card-sync/ending-store.ts';
import { registerHoldEndings } from '#features/card-sync/ending-routes.ts';
import { SYNC_CARD_ACCOUNT_QUEUE } from '#features/card-sync/card-sync.ts';
import { syncStore } from '#features/card-sync/sync-store.ts';
import { registerCardEvents } from '#features/card-sync/webhook-routes.ts';
import { cardStore } from '#features/cards/card-store.ts';
import { recordingStore } from '#features/cards/recording-store.ts';
import { registerCards } from '#features/cards/routes.ts';
import type { Member } from '#features/members/members.ts';
import type { CardIssuing } from '#providers/card-issuing.ts';

export type CardNeeds = {
  database: ReturnType<typeof openDatabase>;
  clock: Clock;
  addJob: AddJob;
  cardIssuing: CardIssuing;
  /** Whether the issuer of cards itself signed this. */
  isIssuerWebhook(delivery: Delivery): Promise<boolean>;
  /** Decides whether a card pays. */
  decide: Decide;
  findMember(userId: string): Promise<Member | null>;
};

/** All calls about cards, and about what is bought with them. */
export function registerCardCalls(app: Service, needs: CardNeeds): void {
  const { database, clock, addJob, cardIssuing, isIssuerWebhook, findMember } = needs;
  const cards = cardStore(database);
  registerCards(app, { ...cards, ...recordingStore(database), clock });
  registerCardIssuing(app, {
    findMember,
    findAccount: cards.findAccount,
    store: issuingStore(database),
    issuer: cardIssuing,
    clock,
  });
  registerAuthorizations(app, { isGenuine: isIssuerWebhook, decide: needs.decide });
  registerCardEvents(app, {
    isGenuine: isIssuerWebhook,
    idOf: syncStore(database).idOf,
    addSync: (card_account_id) => addJob(database, SYNC_CARD_ACCOUNT_QUEUE, { card_account_id }),
  });
  registerHoldEndings(app, { endByStaff: endingStore(database).endByStaff, clock });
}
