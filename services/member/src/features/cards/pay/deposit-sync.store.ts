import type { AddJob, Database } from '@reset/service-kit';
import { SYNC_DEPOSIT_ACCOUNT_QUEUE } from './pay.ts';

/** A deposit account that is to be read, and how far it was. */
export type ReadDepositAccount = {
  userId: string;
  /** Hers, whose ledger's accounts it shares; one that is still being issued too. */
  cardAccountId: string;
  /** The issuer's id of it. */
  issuerId: string;
  place: string;
};

/** How far deposit accounts were read from the issuer, in the database. */
export const depositSyncStore = (database: Database) => ({
  /** null for who has none. */
  async find(userId: string): Promise<ReadDepositAccount | null> {
    const row = await database('deposit_account as d')
      .join('card_account as c', 'c.user_id', 'd.user_id')
      .where('d.user_id', userId)
      .first('c.id', 'd.synctera_account_id', 'd.deposits_place');
    if (!row) return null;
    return {
      userId,
      cardAccountId: row.id,
      issuerId: row.synctera_account_id,
      place: row.deposits_place,
    };
  },

  /** Whose the issuer's account is; null where it is no deposit account of ours. */
  async ownerOf(issuerId: string): Promise<string | null> {
    const row = await database('deposit_account')
      .where({ synctera_account_id: issuerId })
      .first('user_id');
    return row?.user_id ?? null;
  },

  async keepPlace({ userId }: ReadDepositAccount, place: string): Promise<void> {
    await database('deposit_account').where({ user_id: userId }).update({ deposits_place: place });
  },
});

const MINUTE_MS = 60_000;
/**
 * What a lost event would have said is known an hour later where pay comes in; a day later where none
 * does. What is to be sent back is tried every quarter of an hour.
 */
const STALE_AFTER_MS = { foreign: 15 * MINUTE_MS, paid: 60 * MINUTE_MS, other: 1440 * MINUTE_MS };
/** So many in one transaction. */
const MAX_ACCOUNTS = 500;

/** Deposit accounts that were not read for a while, in the database. */
export const staleDepositStore = (database: Database, addJob: AddJob) => ({
  /**
   * Adds jobs that read them, each once however many processes run.
   * @returns how many there were; as many again may be waiting
   */
  syncStale: (now: Date): Promise<number> =>
    database.transaction(async (transaction) => {
      const before = (ms: number) => new Date(now.getTime() - ms);
      const { rows } = await transaction.raw<{ rows: { user_id: string }[] }>(TAKE_STALE, {
        now,
        foreign: before(STALE_AFTER_MS.foreign),
        paid: before(STALE_AFTER_MS.paid),
        other: before(STALE_AFTER_MS.other),
        max: MAX_ACCOUNTS,
      });
      for (const job of rows) await addJob(transaction, SYNC_DEPOSIT_ACCOUNT_QUEUE, job);
      return rows.length;
    }),
});

const TAKE_STALE = `
  UPDATE deposit_account SET asked_at = :now
   WHERE user_id IN (
     SELECT d.user_id FROM deposit_account d
      WHERE coalesce(d.asked_at, d.opened_at) <= :other
         OR (coalesce(d.asked_at, d.opened_at) <= :paid AND d.switched_at IS NOT NULL)
         OR (coalesce(d.asked_at, d.opened_at) <= :foreign AND EXISTS (
              SELECT FROM incoming_deposit i JOIN card_account c ON c.id = i.card_account_id
               WHERE c.user_id = d.user_id AND i.status = 'foreign'))
      ORDER BY coalesce(d.asked_at, d.opened_at) LIMIT :max FOR UPDATE OF d SKIP LOCKED)
  RETURNING user_id
`;
