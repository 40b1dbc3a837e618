import type { Knex } from 'knex';

/** All cards of an account are found by it, those too that ended. */
export async function up(database: Knex): Promise<void> {
  await database.raw('CREATE INDEX card_of_account ON card (card_account_id)');
}
