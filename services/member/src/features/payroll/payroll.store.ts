import type { Database } from '@reset/service-kit';
import { readOverrides } from './pay-override.store.ts';
import { dayOf } from '#calendar/calendar-date.ts';
import { isMonitored, type Payroll, type Paystub, type Shift } from './payroll.ts';

export { payrollLinkStore } from './linking/payroll-link.store.ts';
export { requestSyncIn } from './linking/payroll-link-rows.store.ts';
export { endPeriodOverride } from './pay-override.store.ts';

/** The name of a payroll whose platform reports no employer. */
const UNKNOWN_EMPLOYER = 'Payroll';

/** What was read of linked payrolls, in the database. */
export const payrollStore = (database: Database) => ({
  /** null while no payroll is linked, and until it was read for the first time. */
  async find(userId: string): Promise<Payroll | null> {
    const row = await database('payroll_link')
      .where({ user_id: userId })
      .whereNotNull('synced_at')
      .first();
    if (!row) return null;
    const overrides = await readOverrides(database, userId);
    const { compensation } = overrides;
    return {
      employerName: row.employer_name ?? UNKNOWN_EMPLOYER,
      platformId: row.platform_id,
      compensationUnit: compensation?.payFrequency ?? row.compensation_unit,
      compensationCents: compensation?.payCents ?? row.compensation_cents,
      payFrequency: compensation?.payFrequency ?? row.pay_frequency,
      brokenSince: isMonitored(row.monitoring_status) ? null : dayOf(row.synced_at),
      overrides,
    };
  },

  /**
   * Whether all was read that her paystubs could show; null while no payroll is linked. A platform
   * that never says that it looked for them is not waited for.
   */
  async isRead(userId: string, now: Date): Promise<boolean | null> {
    const row = await database('payroll_link')
      .where({ user_id: userId })
      .first('has_pay_data', 'linked_at', 'synced_at');
    if (!row) return null;
    const isLate = row.linked_at.getTime() + MAX_WAIT_MS <= now.getTime();
    return row.synced_at !== null && (row.has_pay_data || isLate);
  },

  /** Holds the link until the transaction ends; false where none was read yet. */
  async hold(userId: string): Promise<boolean> {
    const row = await database('payroll_link')
      .where({ user_id: userId })
      .whereNotNull('synced_at')
      .forNoKeyUpdate()
      .first('id');
    return row !== undefined;
  },

  /** How the link stands with the provider, read or not; null while no payroll is linked. */
  async standing(userId: string): Promise<PayrollStanding | null> {
    const row = await database('payroll_link')
      .where({ user_id: userId })
      .first('account_id', 'monitoring_status', 'has_pay_data', 'synced_at');
    return row
      ? {
          accountId: row.account_id,
          monitoringStatus: row.monitoring_status,
          hasPayData: row.has_pay_data,
          readAt: row.synced_at,
        }
      : null;
  },
});

export type PayrollStanding = {
  /** The provider's id of it. */
  accountId: string;
  /** As the provider words it. */
  monitoringStatus: string;
  /** Whether the provider has looked for paystubs. */
  hasPayData: boolean;
  /** null until it was read for the first time. */
  readAt: Date | null;
};

/** Longer than platforms take to be read for the first time. */
const MAX_WAIT_MS = 10 * 60_000;

/** Shifts and paystubs in the database. */
export const earningsStore = (database: Database) => ({
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
