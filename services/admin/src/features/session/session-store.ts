import type { Knex } from 'knex';
import type { AdminSession, Holder } from './session.ts';

export type SessionStore = ReturnType<typeof sessionStore>;

/** Sessions in the back office, in the database. They end when their holder leaves the staff. */
export const sessionStore = (database: Knex) => ({
  /** Keeps a session, and clears away those that are over; false for who is not of staff. */
  async keep(session: AdminSession, now: Date): Promise<boolean> {
    await database('admin_session').where('expires_at', '<=', now).delete();
    const { rowCount } = await database.raw(
      `INSERT INTO admin_session (token_hash, user_id, gateway_session_id, expires_at)
       SELECT ?, user_id, ?, ? FROM staff WHERE user_id = ?`,
      [session.tokenHash, session.gatewaySessionId, session.expiresAt, session.userId],
    );
    return rowCount === 1;
  },

  /** Whether a token of this hash serves this holder now. */
  async serves(
    tokenHash: Buffer,
    { userId, gatewaySessionId }: Holder,
    now: Date,
  ): Promise<boolean> {
    const session = await database('admin_session')
      .where({ token_hash: tokenHash, user_id: userId, gateway_session_id: gatewaySessionId })
      .where('expires_at', '>', now)
      .first('user_id');
    return session !== undefined;
  },
});
