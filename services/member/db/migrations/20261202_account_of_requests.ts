import type { Knex } from 'knex';

/** The account that a request names: it has to be its card's. */
export async function up(database: Knex): Promise<void> {
  await database.raw('ALTER TYPE authorization_request ADD ATTRIBUTE account uuid');
}
