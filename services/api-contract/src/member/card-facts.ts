import Type, { type Static } from 'typebox';
import { fact } from '../events.ts';
import { Id, Instant, nullable } from '../fields.ts';

/* What the member service tells of cards. The subject is the card account. */

/** A card account was opened. */
export const CardAccountOpened = fact('card_account.opened', { user_id: Id });

/** A purchase was recorded or changed. */
export const CardTransactionRecorded = fact('card_transaction.recorded', {
  user_id: Id,
  card_transaction_id: Id,
  /** The account's latest purchase that was not declined, as it is now; null without one. */
  latest_transaction_at: nullable(Instant),
  /** The ledger's transfers that were made for it; null, or absent before, where no money moved. */
  transfer_group_id: Type.Optional(nullable(Id)),
});

/** By type, for subscribers. */
export const cardFacts = {
  'card_account.opened': CardAccountOpened,
  'card_transaction.recorded': CardTransactionRecorded,
};
export type CardFact = Static<(typeof cardFacts)[keyof typeof cardFacts]>;
