import type { Knex } from 'knex';

/** From which day she moved a repayment; of those that were moved before, the day on which it was due. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    ALTER TABLE repayment_instance ADD COLUMN moved_from date;
    UPDATE repayment_instance SET moved_from = due_on WHERE is_moved;
    ALTER TABLE repayment_instance DROP COLUMN is_moved;
  `);
}
