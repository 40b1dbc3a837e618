import type { Knex } from 'knex';

/** For which day of a repayment its member was reminded; null before. */
export async function up(database: Knex): Promise<void> {
  await database.raw('ALTER TABLE repayment_instance ADD COLUMN reminded_for date');
}
