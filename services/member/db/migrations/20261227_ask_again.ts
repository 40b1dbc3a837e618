import type { Knex } from 'knex';

/**
 * What staff or a member ask for can be asked for again on its day once it is over, because it was
 * cancelled or its debit came back; what is still to come is there once. Each debit that came back is
 * presented again once, however many are on one day. Paydays stay one a day.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    ALTER TABLE repayment_instance
      DROP CONSTRAINT repayment_instance_user_id_effective_on_purpose_key;
    CREATE UNIQUE INDEX repayment_instance_of_day
      ON repayment_instance (user_id, effective_on, purpose)
      WHERE purpose = 'payday' OR (state = 'scheduled' AND represents IS NULL);
    CREATE INDEX repayment_instance_of_user ON repayment_instance (user_id, effective_on);
  `);
}
