import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { LOCK_MINUTES, MOST_ATTEMPTS } from './sign-in.ts';

/** So that no sign-in has to clear up after a whole attack. */
const FORGOTTEN_AT_ONCE = 100;

export type AttemptStore = ReturnType<typeof attemptStore>;

/**
 * How often an address was tried of late, by the names of countedAs. An attempt is counted before its
 * password is looked at and forgiven when that was right: so fifty guesses at
 * one moment are no more than fifty guesses one after the other.
 */
export const attemptStore = (database: Knex) => ({
  /** @returns false while it is locked; that attempt must not be looked at */
  async beginAttempt(counted: string, now: Date): Promise<boolean> {
    const forgottenAt = new Date(now.getTime() + LOCK_MINUTES * 60_000);
    // One statement: the row's lock lets no two attempts read the same count. A
    // locked row is left as it is, so that trying on does not prolong the lock.
    const { rows } = await database.raw<{ rows: unknown[] }>(
      `INSERT INTO sign_in_attempt AS known (email_digest, count, forgotten_at)
       VALUES (:digest, 1, :forgottenAt)
       ON CONFLICT (email_digest) DO UPDATE SET
         count = CASE WHEN known.forgotten_at <= :now THEN 1 ELSE known.count + 1 END,
         forgotten_at = :forgottenAt
       WHERE known.forgotten_at <= :now OR known.count < :most
       RETURNING 1`,
      { digest: digestOf(counted), forgottenAt, now, most: MOST_ATTEMPTS },
    );
    return rows.length > 0;
  },

  /** After the right password. Takes some of those along that no longer count for anybody. */
  async forgiveAttempts(counted: string, now: Date): Promise<void> {
    await database('sign_in_attempt')
      .where({ email_digest: digestOf(counted) })
      .delete();
    await database('sign_in_attempt')
      .whereIn(
        'email_digest',
        database('sign_in_attempt')
          .select('email_digest')
          .where('forgotten_at', '<=', now)
          .limit(FORGOTTEN_AT_ONCE)
          .forUpdate()
          .skipLocked(),
      )
      .delete();
  },
});

const digestOf = (counted: string): Buffer => createHash('sha256').update(counted).digest();
