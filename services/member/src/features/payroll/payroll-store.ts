import type { AddJob } from '@reset/service-kit';
import type { Knex } from 'knex';
import { dayOf } from '#calendar/calendar-date.ts';
import { writeUnlessRead } from './payroll-link-row-store.ts';
import { sayHowItStands } from './payroll-fact-store.ts';
import {
  isMonitored,
  statusOf,
  type Payroll,
  type PayrollLink,
  type PayrollReading,
} from './payroll.ts';

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

/**
 * Writes the terms and where the pay goes, and says how the payroll stands, in the transaction
 * that writes the rest of the reading; false, and nothing is written, when it was read since.
 */
export async function recordTermsIn(
  transaction: Knex.Transaction,
  addJob: AddJob,
  { link, reading, now }: { link: PayrollLink; reading: PayrollReading; now: Date },
): Promise<boolean> {
  const { account, terms, allocations } = reading;
  const { userId } = link;
  const status = statusOf(account);
  const changes = {
    platform_id: account.platformId,
    monitoring_status: status,
    has_pay_data: account.hasPayData,
    employer_name: terms.employerName,
    compensation_unit: terms.compensationUnit,
    compensation_cents: terms.compensationCents,
    pay_frequency: terms.payFrequency,
    synced_at: now,
  };
  if (!(await writeUnlessRead(transaction, addJob, { link, changes, now }))) return false;
  if (status !== link.monitoringStatus) {
    await sayHowItStands(transaction, status, { userId, now });
  }
  const told = JSON.stringify(allocations.map(toRow));
  await transaction.raw(RECORD_ALLOCATIONS, { userId, told, count: allocations.length });
  return true;
}

const toRow = (allocation: PayrollReading['allocations'][number], position: number) => ({
  position,
  kind: allocation.kind,
  value: allocation.value,
  account_name: allocation.accountName,
  account_type: allocation.accountType,
  account_mask: allocation.accountMask,
  routing_number: allocation.routingNumber,
});

const RECORD_ALLOCATIONS = `
  WITH gone AS (
    DELETE FROM direct_deposit_allocation WHERE user_id = :userId AND position >= :count
  )
  INSERT INTO direct_deposit_allocation AS known
    (user_id, position, kind, value, account_name, account_type, account_mask, routing_number)
  SELECT :userId, told.* FROM jsonb_to_recordset(:told) AS told
    (position integer, kind text, value numeric, account_name text, account_type text,
     account_mask text, routing_number text)
  ON CONFLICT (user_id, position) DO UPDATE SET
    kind = excluded.kind, value = excluded.value, account_name = excluded.account_name,
    account_type = excluded.account_type, account_mask = excluded.account_mask,
    routing_number = excluded.routing_number
  WHERE known IS DISTINCT FROM excluded
`;
