import type { Database } from '@reset/service-kit';
import { isMonitored } from '#features/payroll/payroll.ts';
import type { WorkedShift } from './simulate.ts';

/** What was set off at the providers, as it arrived here. */
export const simulatedStore = (database: Database) => ({
  /** The payroll provider's id of her account; null while no payroll is linked. */
  async findPayrollAccount(userId: string): Promise<string | null> {
    const row = await database('payroll_link').where({ user_id: userId }).first('account_id');
    return row?.account_id ?? null;
  },

  /** The same where it is read; null also while it has trouble, and tells us of no pay. */
  async findReadPayroll(userId: string): Promise<string | null> {
    const row = await database('payroll_link')
      .where({ user_id: userId })
      .first('account_id', 'monitoring_status');
    return row && isMonitored(row.monitoring_status) ? row.account_id : null;
  },

  /** By the payroll provider's id. */
  async hasReadPaystub(userId: string, providerPaystubId: string): Promise<boolean> {
    const row = await database('paystub')
      .where({ user_id: userId, provider_paystub_id: providerPaystubId })
      .first('id');
    return row !== undefined;
  },

  /** By the payroll provider's id; null until it was read. */
  async findShift(userId: string, providerShiftId: string): Promise<WorkedShift | null> {
    const row = await database('shift')
      .where({ user_id: userId, provider_shift_id: providerShiftId })
      .first('id', 'ended_on', 'minutes', 'gross_cents');
    if (!row) return null;
    return {
      id: row.id,
      endedOn: row.ended_on,
      minutes: row.minutes,
      grossCents: row.gross_cents,
    };
  },
});
