import { newId } from '@reset/service-kit';
import type { Knex } from 'knex';
import type { ReportedPaystub, ReportedShift } from '#providers/payroll-data.ts';
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

  /**
   * Records what the payroll reports: what it has reported before is brought up
   * to date or, when it is gone from there, forgotten. Other shifts stay. In a
   * transaction that holds her payroll link, or two readings would mingle.
   */
  async record(userId: string, { shifts, paystubs }: Reported): Promise<void> {
    await database.raw(RECORD_SHIFTS, { userId, told: JSON.stringify(shifts.map(shiftRow)) });
    await database.raw(RECORD_PAYSTUBS, { userId, told: JSON.stringify(paystubs.map(stubRow)) });
  },
});

type Reported = { shifts: readonly ReportedShift[]; paystubs: readonly ReportedPaystub[] };

const shiftRow = (shift: ReportedShift) => ({
  id: newId(),
  provider_shift_id: shift.providerShiftId,
  ended_on: shift.endedOn,
  minutes: shift.minutes,
  gross_cents: shift.grossCents,
});

const stubRow = (paystub: ReportedPaystub) => ({
  id: newId(),
  provider_paystub_id: paystub.providerPaystubId,
  pay_on: paystub.payOn,
  period_start_on: paystub.periodStartOn,
  period_end_on: paystub.periodEndOn,
  gross_cents: paystub.grossCents,
  net_cents: paystub.netCents,
});

// What is as it was is not written again: most of what a day brings is known.
const RECORD_SHIFTS = `
  WITH told AS (
    SELECT * FROM jsonb_to_recordset(:told) AS told
      (id uuid, provider_shift_id text, ended_on date, minutes integer, gross_cents integer)
  ), gone AS (
    DELETE FROM shift WHERE user_id = :userId AND provider_shift_id IS NOT NULL
      AND provider_shift_id NOT IN (SELECT provider_shift_id FROM told)
  )
  INSERT INTO shift AS known (id, user_id, provider_shift_id, ended_on, minutes, gross_cents)
  SELECT id, :userId, provider_shift_id, ended_on, minutes, gross_cents FROM told
  ON CONFLICT (user_id, provider_shift_id) DO UPDATE SET
    ended_on = excluded.ended_on, minutes = excluded.minutes, gross_cents = excluded.gross_cents
  WHERE (known.ended_on, known.minutes, known.gross_cents)
    IS DISTINCT FROM (excluded.ended_on, excluded.minutes, excluded.gross_cents)
`;

const RECORD_PAYSTUBS = `
  WITH told AS (
    SELECT * FROM jsonb_to_recordset(:told) AS told
      (id uuid, provider_paystub_id text, pay_on date, period_start_on date, period_end_on date,
       gross_cents integer, net_cents integer)
  ), gone AS (
    DELETE FROM paystub WHERE user_id = :userId
      AND provider_paystub_id NOT IN (SELECT provider_paystub_id FROM told)
  )
  INSERT INTO paystub AS known
    (id, user_id, provider_paystub_id, pay_on, period_start_on, period_end_on, gross_cents, net_cents)
  SELECT id, :userId, provider_paystub_id, pay_on, period_start_on, period_end_on, gross_cents, net_cents
    FROM told
  ON CONFLICT (user_id, provider_paystub_id) DO UPDATE SET
    pay_on = excluded.pay_on, period_start_on = excluded.period_start_on,
    period_end_on = excluded.period_end_on, gross_cents = excluded.gross_cents,
    net_cents = excluded.net_cents
  WHERE (known.pay_on, known.period_start_on, known.period_end_on, known.gross_cents, known.net_cents)
    IS DISTINCT FROM (excluded.pay_on, excluded.period_start_on, excluded.period_end_on,
      excluded.gross_cents, excluded.net_cents)
`;
