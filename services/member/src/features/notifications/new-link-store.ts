import type { Knex } from 'knex';
import type { NewLink } from './notifications.ts';

/** Longer than banks and platforms take to be read for the first time. */
const LONGEST_WAIT_MS = 10 * 60_000;

/**
 * The links that a member made a moment ago and that were not read yet. One that nobody could read
 * for ten minutes is new no longer: nobody knows when it will be.
 */
export const newLinkStore = (database: Knex) => ({
  async list(userId: string, now: Date): Promise<NewLink[]> {
    const since = new Date(now.getTime() - LONGEST_WAIT_MS);
    const { rows } = await database.raw<{ rows: NewLink[] }>(LIST, { userId, since });
    return rows;
  },
});

const LIST = `
  SELECT link.id, 'plaid' AS source, session.done_at AS linked_at
    FROM bank_link link
    JOIN bank_link_session session USING (user_id, item_id)
   WHERE link.user_id = :userId AND link.transactions_synced_at IS NULL
     AND session.done_at > :since
  UNION ALL
  SELECT id, 'pinwheel', linked_at
    FROM payroll_link
   WHERE user_id = :userId AND (synced_at IS NULL OR NOT has_pay_data) AND linked_at > :since
  ORDER BY linked_at
`;
