import type { Knex } from 'knex';
import type { Paystub, Shift } from './earnings.ts';

/** Shifts and paystubs in the database. */
export const earningsStore = (database: Knex) => ({
  /** Newest first. */
  async shifts(userId: string): Promise<Shift[]> {
    const rows = await database('shift')
      .where({ user_id: userId })
      .orderBy([{ column: 'ended_on', order: 'desc' }, 'id'])
      .select('id', 'ended_on', 'minutes', 'gross_cents');
    return rows.map((row) => ({
      id: row.id,
      endedOn: row.ended_on,
      minutes: row.minutes,
      grossCents: row.gross_cents,
    }));
  },

  /** Newest first. */
  async paystubs(userId: string): Promise<Paystub[]> {
    const rows = await database('paystub')
      .where({ user_id: userId })
      .orderBy([{ column: 'pay_on', order: 'desc' }, 'id'])
      .select('id', 'pay_on', 'period_start_on', 'period_end_on', 'gross_cents', 'net_cents');
    return rows.map((row) => ({
      id: row.id,
      payOn: row.pay_on,
      periodStartOn: row.period_start_on,
      periodEndOn: row.period_end_on,
      grossCents: row.gross_cents,
      netCents: row.net_cents,
    }));
  },

  /** Makes a shift or changes it; false when the id is another member's. */
  async putShift(userId: string, shift: Shift): Promise<boolean> {
    const { rowCount } = await database.raw(
      `INSERT INTO shift (id, user_id, ended_on, minutes, gross_cents) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET
         ended_on = excluded.ended_on, minutes = excluded.minutes,
         gross_cents = excluded.gross_cents
       WHERE shift.user_id = excluded.user_id`,
      [shift.id, userId, shift.endedOn, shift.minutes, shift.grossCents],
    );
    return rowCount === 1;
  },
});
