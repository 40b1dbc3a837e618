import type { AddJob } from '@reset/service-kit';
import type { Knex } from 'knex';
import { SYNC_CARD_ACCOUNT_QUEUE } from './card-sync.ts';

const HOUR_MS = 3_600_000;
/** What a lost event would have told is known an hour later, or a day, where nothing is held. */
const STALE_AFTER_MS = { held: HOUR_MS, other: 24 * HOUR_MS };
const MOST = 500;

/** Card accounts that nobody asked to be read for a while, in the database. */
export const staleCardStore = (database: Knex, addJob: AddJob) => {
  const ask = (now: Date, held: Date): Promise<number> =>
    database.transaction(async (transaction) => {
      const other = new Date(now.getTime() - STALE_AFTER_MS.other);
      const { rows } = await transaction.raw<{ rows: { card_account_id: string }[] }>(TAKE_STALE, {
        now,
        held,
        other,
        most: MOST,
      });
      for (const job of rows) await addJob(transaction, SYNC_CARD_ACCOUNT_QUEUE, job);
      return rows.length;
    });
  return {
    /**
     * Adds jobs that read them, each once however many processes look.
     * @returns how many there were; as many again may be waiting
     */
    askForStale: (now: Date) => ask(now, new Date(now.getTime() - STALE_AFTER_MS.held)),
    /** The same for all that something is held on, however lately: events may have come to nobody. */
    askForHeld: (now: Date) => ask(now, new Date(now.getTime() - 1)),
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
      ORDER BY s.asked_at LIMIT :most FOR UPDATE SKIP LOCKED)
  RETURNING card_account_id
`;
