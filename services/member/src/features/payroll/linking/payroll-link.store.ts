import type { AddJob, Database } from '@reset/service-kit';
import { linkIn, publishLink, recordMonitoring, removeIn } from './link-payroll.store.ts';
import {
  requestSyncIn,
  toLink,
  writeUnlessRead,
  type PayrollLinkRow,
} from './payroll-link-rows.store.ts';
import type { NewPayrollLink, PayrollLink } from './payroll-link.ts';

/** Links of members and payroll accounts in the database, and what is to be done about them. */
export const payrollLinkStore = (database: Database, addJob: AddJob) => ({
  /** null while no payroll is linked. */
  async find(userId: string): Promise<PayrollLink | null> {
    const row = await database<PayrollLinkRow>('payroll_link').where({ user_id: userId }).first();
    return row ? toLink(row) : null;
  },

  /** Links an account, instead of any other, and has it read; the same one again is repaired. */
  link: (wanted: NewPayrollLink, now: Date): Promise<void> =>
    database.transaction(async (transaction) => {
      const { link } = await linkIn(transaction, addJob, { ...wanted, now });
      await requestSyncIn(transaction, addJob, { of: { id: link.id }, now });
    }),

  /** Forgets the link and all that was read by it; false where none is. */
  unlink: (userId: string, now: Date): Promise<boolean> =>
    database.transaction(async (transaction) => {
      if (!(await removeIn(transaction, addJob, userId, now))) return false;
      await recordMonitoring(transaction, 'active', { userId, now });
      await publishLink(transaction, 'payroll.unlinked', { userId, now });
      return true;
    }),

  /** Has an account read soon; nothing happens when it is linked to nobody. */
  requestSync: (accountId: string, now: Date): Promise<void> =>
    database.transaction((transaction) =>
      requestSyncIn(transaction, addJob, { of: { account_id: accountId }, now }),
    ),

  /** Has one link read, which could not be read among many. */
  requestSyncOf: (id: string, now: Date): Promise<void> =>
    database.transaction((transaction) => requestSyncIn(transaction, addJob, { of: { id }, now })),

  /**
   * To be called before readings: what is requested from now on is for another one. Those that are
   * no links any more are left out.
   */
  async begin(ids: readonly string[]): Promise<PayrollLink[]> {
    const rows: PayrollLinkRow[] = await database('payroll_link')
      .whereIn('id', ids)
      .update({ is_sync_due: false })
      .returning('*');
    return rows.map(toLink);
  },

  /** Whether an account is linked to anybody. */
  isLinked: async (accountId: string): Promise<boolean> =>
    (await database('payroll_link').where({ account_id: accountId }).first('id')) !== undefined,

  /** Writes how an account stands that cannot be read now, unless it was read since. */
  recordTrouble: (link: PayrollLink, status: string, now: Date): Promise<void> =>
    database.transaction(async (transaction) => {
      const changes = { monitoring_status: status };
      if (!(await writeUnlessRead(transaction, addJob, { link, changes, now }))) return;
      await recordMonitoring(transaction, status, { userId: link.userId, now });
    }),
});
