import type { AddJob, Database } from '@reset/service-kit';
import { insertIssuedCard } from '#features/cards/cards.store.ts';
import type { IssuedCard } from '#providers/card-issuing.ts';
import { SYNC_CARD_ACCOUNT_QUEUE } from './card-sync.ts';

/** A card account that is to be read, and how far its lists were. */
export type SyncedAccount = {
  id: string;
  /** The issuer's id. */
  issuerId: string;
  holdsPlace: string;
  postedPlace: string;
};

/** How far card accounts were read from the issuer, in the database. */
export const cardSyncStore = (database: Database) => ({
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

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/**
 * What a lost event would have said is known a quarter of an hour later; a day later where nothing
 * is held and nothing was bought for a day.
 */
const STALE_AFTER_MS = { active: 15 * MINUTE_MS, other: DAY_MS };
const ACTIVE_FOR_MS = DAY_MS;
/** So many in one transaction. */
const MAX_ACCOUNTS = 500;

/** Card accounts that were not read for a while, in the database. */
export const staleCardStore = (database: Database, addJob: AddJob) => {
  const before = (now: Date, ms: number) => new Date(now.getTime() - ms);
  const add = (now: Date, stale: { active: Date; held: Date }): Promise<number> =>
    database.transaction(async (transaction) => {
      const { rows } = await transaction.raw<{ rows: { card_account_id: string }[] }>(TAKE_STALE, {
        ...stale,
        now,
        other: before(now, STALE_AFTER_MS.other),
        active_from: before(now, ACTIVE_FOR_MS),
        max: MAX_ACCOUNTS,
      });
      for (const job of rows) await addJob(transaction, SYNC_CARD_ACCOUNT_QUEUE, job);
      return rows.length;
    });
  return {
    /**
     * Adds jobs that read them, each once however many processes run.
     * @returns how many there were; as many again may be waiting
     */
    syncStale(now: Date): Promise<number> {
      const stale = before(now, STALE_AFTER_MS.active);
      return add(now, { active: stale, held: stale });
    },
    /**
     * The same for all that something is held on, however lately: events may have been lost. To be
     * called again with the same moment.
     */
    syncHeld: (now: Date) =>
      add(now, { active: before(now, STALE_AFTER_MS.active), held: before(now, 1) }),
  };
};

const TAKE_STALE = `
  UPDATE card_sync SET asked_at = :now
   WHERE card_account_id IN (
     SELECT s.card_account_id FROM card_sync s
      WHERE s.asked_at <= :other
         OR (s.asked_at <= :held AND EXISTS (
              SELECT FROM card_transaction t
               WHERE t.card_account_id = s.card_account_id AND t.held_cents > 0))
         OR (s.asked_at <= :active AND EXISTS (
              SELECT FROM card_transaction t
               WHERE t.card_account_id = s.card_account_id AND t.occurred_at > :active_from))
      ORDER BY s.asked_at LIMIT :max FOR UPDATE SKIP LOCKED)
  RETURNING card_account_id
`;
