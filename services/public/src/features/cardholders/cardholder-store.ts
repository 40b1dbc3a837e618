import type { CardFact } from '@reset/api-contract/member/card-facts.ts';
import type { Knex } from 'knex';

/**
 * Keeps who has a card as the member service tells it, so that signing in never
 * waits for that service. The view `cardholder` shows it.
 */
export async function applyCardFact(
  transaction: Knex,
  { type, payload }: CardFact,
  generation: number,
): Promise<void> {
  if (type !== 'card_account.opened') return;
  await transaction('cardholder_reading')
    .insert({ generation, user_id: payload.user_id })
    .onConflict()
    .ignore();
}
