import { newId } from '@reset/service-kit';
import type { Knex } from 'knex';
import type { IssuedCard } from '#providers/card-issuing.ts';

type Kept = { accountId: string; card: IssuedCard; now: Date };

/** Keeps a card that the issuer has made; one of a form that the account has already is not taken. */
export async function insertIssuedCard(
  database: Knex,
  { accountId, card, now }: Kept,
): Promise<void> {
  await database('card')
    .insert({
      id: newId(),
      card_account_id: accountId,
      synctera_card_id: card.id,
      last_four: card.lastFour,
      form: card.form,
      status: card.status,
      created_at: now,
    })
    .onConflict()
    .ignore();
}
