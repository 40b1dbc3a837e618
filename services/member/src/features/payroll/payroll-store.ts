import type { Knex } from 'knex';
import type { Payroll } from './payroll.ts';

/** Linked payrolls in the database. */
export const payrollStore = (database: Knex) => ({
  /** null while no payroll is linked. */
  async find(userId: string): Promise<Payroll | null> {
    const row = await database('payroll_link').where({ user_id: userId }).first();
    return row
      ? {
          employerName: row.employer_name,
          compensationUnit: row.compensation_unit,
          compensationCents: row.compensation_cents,
          payFrequency: row.pay_frequency,
        }
      : null;
  },

  async put(userId: string, accountId: string, payroll: Payroll, readAt: Date): Promise<void> {
    await database('payroll_link')
      .insert({
        user_id: userId,
        account_id: accountId,
        employer_name: payroll.employerName,
        compensation_unit: payroll.compensationUnit,
        compensation_cents: payroll.compensationCents,
        pay_frequency: payroll.payFrequency,
        synced_at: readAt,
      })
      .onConflict('user_id')
      .merge();
  },
});
