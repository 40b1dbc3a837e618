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
      .select('id', 'pay_on', 'period_end_on', 'gross_cents', 'net_cents');
    return rows.map((row) => ({
      id: row.id,
      payOn: row.pay_on,
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
   * to date or, when it is gone from there, forgotten. Other shifts stay.
   */
  async record(userId: string, { shifts, paystubs }: Reported): Promise<void> {
    await recordShifts(database, userId, shifts);
    await recordPaystubs(database, userId, paystubs);
  },
});

type Reported = { shifts: readonly ReportedShift[]; paystubs: readonly ReportedPaystub[] };

async function recordShifts(database: Knex, userId: string, shifts: Reported['shifts']) {
  const reported = shifts.map(({ providerShiftId }) => providerShiftId);
  await database('shift')
    .where({ user_id: userId })
    .whereNotNull('provider_shift_id')
    .whereNotIn('provider_shift_id', reported)
    .delete();
  if (shifts.length === 0) return;
  await database('shift')
    .insert(shifts.map((shift) => ({ id: newId(), user_id: userId, ...shiftRow(shift) })))
    .onConflict(['user_id', 'provider_shift_id'])
    .merge(['ended_on', 'minutes', 'gross_cents']);
}

async function recordPaystubs(database: Knex, userId: string, paystubs: Reported['paystubs']) {
  const reported = paystubs.map(({ providerPaystubId }) => providerPaystubId);
  await database('paystub')
    .where({ user_id: userId })
    .whereNotIn('provider_paystub_id', reported)
    .delete();
  if (paystubs.length === 0) return;
  await database('paystub')
    .insert(paystubs.map((paystub) => ({ id: newId(), user_id: userId, ...stubRow(paystub) })))
    .onConflict(['user_id', 'provider_paystub_id'])
    .merge(['pay_on', 'period_start_on', 'period_end_on', 'gross_cents', 'net_cents']);
}

const shiftRow = (shift: ReportedShift) => ({
  provider_shift_id: shift.providerShiftId,
  ended_on: shift.endedOn,
  minutes: shift.minutes,
  gross_cents: shift.grossCents,
});

const stubRow = (paystub: ReportedPaystub) => ({
  provider_paystub_id: paystub.providerPaystubId,
  pay_on: paystub.payOn,
  period_start_on: paystub.periodStartOn,
  period_end_on: paystub.periodEndOn,
  gross_cents: paystub.grossCents,
  net_cents: paystub.netCents,
});
