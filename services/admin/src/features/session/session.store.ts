import type { StaffRole } from '@reset/api-contract/admin/staff.ts';
import type { Database } from '@reset/service-kit';
import type { AdminSession, Holder, Standing } from './session.ts';

/** Sessions in the back office, in the database. They end when their holder leaves the staff. */
export const sessionStore = (database: Database) => ({
  /** Keeps a session, and clears away those that are over; null for who is not of staff, else her role. */
  async keep(session: AdminSession, now: Date): Promise<StaffRole | null> {
    await database('admin_session').where('expires_at', '<=', now).delete();
    await database.raw(
      `INSERT INTO admin_session (token_hash, user_id, gateway_session_id, proved_at, expires_at)
       SELECT ?, user_id, ?, ?, ? FROM staff WHERE user_id = ?`,
      [
        session.tokenHash,
        session.gatewaySessionId,
        session.provedAt,
        session.expiresAt,
        session.userId,
      ],
    );
    const staff = await database('staff').where({ user_id: session.userId }).first('role');
    return staff?.role ?? null;
  },

  /**
   * What its holder may do now, if a token of this hash serves her; null when it does
   * not. It is asked for with each call: a role that is taken away is gone at once.
   */
  async standingOf(
    tokenHash: Buffer,
    { userId, gatewaySessionId }: Holder,
    now: Date,
  ): Promise<Standing | null> {
    const holder = await database('admin_session')
      .join('staff', 'staff.user_id', 'admin_session.user_id')
      .where({
        token_hash: tokenHash,
        'admin_session.user_id': userId,
        gateway_session_id: gatewaySessionId,
      })
      .where('expires_at', '>', now)
      .first<Standing | undefined>('role', 'proved_at as provedAt');
    return holder ?? null;
  },
});
