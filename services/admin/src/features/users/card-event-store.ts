import type { CardEvent } from '@reset/api-contract/member/card-events.ts';
import type { Knex } from 'knex';

/** Keeps who has a card, and when she last bought with it, as the member service tells it. */
export async function applyCardEvent(
  transaction: Knex.Transaction,
  { type, payload }: CardEvent,
  generation: number,
): Promise<void> {
  const cardholder = { generation, user_id: payload.user_id };
  const written = transaction('cardholder_reading');
  if (type === 'card_account.opened') {
    await written.insert(cardholder).onConflict().ignore();
    return;
  }
  await written
    .insert({ ...cardholder, latest_transaction_at: payload.latest_transaction_at })
    .onConflict(['generation', 'user_id'])
    .merge(['latest_transaction_at']);
}
