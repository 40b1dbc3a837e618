import type { Knex } from 'knex';

/** What was asked for once, where less of it is still to be debited; null for as much as was asked for. */
export async function up(database: Knex): Promise<void> {
  await database.raw('ALTER TABLE repayment_instance ADD COLUMN asked_cents cents');
}
