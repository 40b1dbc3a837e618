import type { Knex } from 'knex';
import { dayOf } from '#calendar/calendar-date.ts';
import { isMonitored, type Payroll } from './payroll.ts';

/** How a payroll is called whose platform tells no employer. */
const UNKNOWN_EMPLOYER = 'Payroll';

/** What was read of linked payrolls, in the database. */
export const payrollStore = (database: Knex) => ({
  /** null while no payroll is linked, and until it was read for the first time. */
  async find(userId: string): Promise<Payroll | null> {
    const row = await database('payroll_link')
      .where({ user_id: userId })
      .whereNotNull('synced_at')
      .first();
    return row
      ? {
          employerName: row.employer_name ?? UNKNOWN_EMPLOYER,
          compensationUnit: row.compensation_unit,
          compensationCents: row.compensation_cents,
          payFrequency: row.pay_frequency,
          brokenSince: isMonitored(row.monitoring_status) ? null : dayOf(row.synced_at),
        }
      : null;
  },

  /**
   * Whether all was read that her paystubs could tell; null while no payroll is linked. A platform
   * that never says that it looked for them is not waited for.
   */
  async isRead(userId: string, now: Date): Promise<boolean | null> {
    const row = await database('payroll_link')
      .where({ user_id: userId })
      .first('has_pay_data', 'linked_at', 'synced_at');
    if (!row) return null;
    const isLate = row.linked_at.getTime() + LONGEST_WAIT_MS <= now.getTime();
    return row.synced_at !== null && (row.has_pay_data || isLate);
  },
});

/** Longer than platforms take to be read for the first time. */
const LONGEST_WAIT_MS = 10 * 60_000;
