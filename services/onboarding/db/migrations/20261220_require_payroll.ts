import type { Knex } from 'knex';

/** Whether an applicant has to link her payroll, as staff have set it; null where they have not. */
export async function up(database: Knex): Promise<void> {
  await database.raw('ALTER TABLE applicant_copy ADD COLUMN requires_payroll boolean');
}
