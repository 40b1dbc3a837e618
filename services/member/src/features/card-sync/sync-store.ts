import type { Knex } from 'knex';
import type { IssuedCard } from '#providers/card-issuing.ts';
import { insertIssuedCard } from '#purchases/issued-card-store.ts';

/** A card account that is to be read, and how far its lists were. */
export type SyncedAccount = {
  id: string;
  /** The issuer's id. */
  issuerId: string;
  holdsPlace: string;
  postedPlace: string;
};

export type SyncStore = ReturnType<typeof syncStore>;

/** How far card accounts were read from the issuer, in the database. */
export const syncStore = (database: Knex) => ({
  /** null for an account that is not there, or that nothing was issued for yet. */
  async find(id: string): Promise<SyncedAccount | null> {
    const row = await database('card_account as a')
      .join('card_sync as s', 's.card_account_id', 'a.id')
      .where('a.id', id)
      .whereNotNull('a.synctera_account_id')
      .first('a.id', 'a.synctera_account_id', 's.holds_place', 's.posted_place');
    if (!row) return null;
    return {
      id: row.id,
      issuerId: row.synctera_account_id,
      holdsPlace: row.holds_place,
      postedPlace: row.posted_place,
    };
  },

  /** Our id of the issuer's account; null where it is none of ours. */
  async idOf(issuerId: string): Promise<string | null> {
    const row = await database('card_account')
      .where({ synctera_account_id: issuerId })
      .whereNot({ status: 'issuing' })
      .first('id');
    return row?.id ?? null;
  },

  /** Brings the account's cards in line; one of a form that there is already is not taken. */
  async keepCards(accountId: string, cards: readonly IssuedCard[], now: Date): Promise<void> {
    for (const card of cards) {
      const changed = await database('card')
        .where({ synctera_card_id: card.id, card_account_id: accountId })
        .update({ status: card.status, last_four: card.lastFour });
      if (changed === 0) {
        await insertIssuedCard(database, { accountId, card, now });
      }
    }
  },

  /** The issuer's ids of what we hold something for. */
  async heldIds(accountId: string): Promise<string[]> {
    const rows = await database('card_transaction')
      .where({ card_account_id: accountId })
      .where('held_cents', '>', 0)
      .whereNotNull('authorization_id')
      .orderBy(['occurred_at', 'id'])
      .select('authorization_id');
    return rows.map(({ authorization_id: id }) => id);
  },

  async synced(
    { id }: SyncedAccount,
    places: Pick<SyncedAccount, 'holdsPlace' | 'postedPlace'>,
    now: Date,
  ): Promise<void> {
    await database('card_sync').where({ card_account_id: id }).update({
      holds_place: places.holdsPlace,
      posted_place: places.postedPlace,
      synced_at: now,
    });
  },
});
