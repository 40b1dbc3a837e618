import type { Knex } from 'knex';
import type { Session } from './session.ts';
import { endSessions, type WhichSessions } from './session-end-store.ts';

type Row = {
  id: string;
  user_id: string;
  real_user_id: string;
  roles: string[];
  second_factor_at: Date | null;
  device: string;
  created_at: Date;
  last_seen_at: Date;
};

export type SessionStore = ReturnType<typeof sessionStore>;

/**
 * Sessions in PostgreSQL, found by the hash of their token, so that who reads
 * the table can impersonate nobody. An ended session is a deleted row, and every
 * gateway is told of it in the same transaction.
 */
export function sessionStore(database: Knex) {
  return {
    /** null when there is no such session, or no longer. */
    async find(tokenHash: Buffer): Promise<Session | null> {
      const row = await database<Row & { token_hash: Buffer }>('session')
        .where({ token_hash: tokenHash })
        .first();
      return row ? toSession(row) : null;
    },

    /**
     * Adds a session and ends the one that it replaces, and with `endsOthers` every
     * other one of the same person: all of it or nothing.
     */
    async start(
      session: Session,
      tokenHash: Buffer,
      { replacedHash, endsOthers }: { replacedHash: Buffer | null; endsOthers: boolean },
    ): Promise<void> {
      await database.transaction(async (transaction) => {
        if (replacedHash) await endSessions(transaction, { token_hash: replacedHash });
        if (endsOthers) await endSessions(transaction, { real_user_id: session.realUserId });
        await transaction('session').insert(toRow(session, tokenHash));
      });
    },

    /** Ends the sessions that are so; @returns their ids */
    end: (which: WhichSessions): Promise<string[]> => endSessions(database, which),

    /** The sessions of the person who signed in, the one that was used last first. */
    async list(realUserId: string): Promise<Session[]> {
      const rows = await database<Row>('session')
        .where({ real_user_id: realUserId })
        .orderBy([
          { column: 'last_seen_at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ]);
      return rows.map(toSession);
    },

    async markSeen(id: string, now: Date): Promise<void> {
      await database('session')
        .where({ id })
        .where('last_seen_at', '<', now)
        .update({ last_seen_at: now });
    },

    /** Forgets sessions that no longer count. */
    async clear(older: { seenBefore: Date; createdBefore: Date }): Promise<void> {
      await database('session')
        .where('last_seen_at', '<', older.seenBefore)
        .orWhere('created_at', '<', older.createdBefore)
        .delete();
    },
  };
}

const toSession = (row: Row): Session => ({
  id: row.id,
  userId: row.user_id,
  realUserId: row.real_user_id,
  roles: row.roles,
  secondFactorAt: row.second_factor_at,
  device: row.device,
  createdAt: row.created_at,
  lastSeenAt: row.last_seen_at,
});

const toRow = (session: Session, tokenHash: Buffer) => ({
  id: session.id,
  token_hash: tokenHash,
  user_id: session.userId,
  real_user_id: session.realUserId,
  roles: [...session.roles],
  second_factor_at: session.secondFactorAt,
  device: session.device,
  created_at: session.createdAt,
  last_seen_at: session.lastSeenAt,
});
