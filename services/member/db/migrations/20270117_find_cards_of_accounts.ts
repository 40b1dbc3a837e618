import type { Knex } from 'knex';

export const config = { transaction: false };

/** All cards of an account are found by it, those too that ended. */
export async function up(database: Knex): Promise<void> {
  // An interrupted run leaves an invalid one.
  await database.raw('DROP INDEX CONCURRENTLY IF EXISTS card_of_account');
  await database.raw('CREATE INDEX CONCURRENTLY card_of_account ON card (card_account_id)');
}
