import type { CardEvent } from '@reset/api-contract/member/card-events.ts';
import type { Knex } from 'knex';

/**
 * Keeps who has a card as the member service tells it, so that signing in never
 * waits for that service. The view `cardholder` shows it.
 */
export async function applyCardEvent(
  transaction: Knex,
  { type, payload }: CardEvent,
  generation: number,
): Promise<void> {
  if (type !== 'card_account.opened') return;
  await transaction('cardholder_reading')
    .insert({ generation, user_id: payload.user_id })
    .onConflict()
    .ignore();
}
