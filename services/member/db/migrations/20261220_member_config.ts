import type { Knex } from 'knex';

/** What staff have set for one member that her limit does not hang on; null for what they have not. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    CREATE TABLE member_config (
      user_id uuid PRIMARY KEY REFERENCES member,
      requires_payroll boolean,
      has_custom_repayment_plan boolean
    );
  `);
}
