import type { Knex } from 'knex';

/** The type has the name that the rest of the code has for it. */
export async function up(database: Knex): Promise<void> {
  await database.raw('ALTER TYPE authorization_question RENAME TO authorization_request');
}
