import type { Knex } from 'knex';

/** Finds accounts with the same phone number. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    CREATE INDEX users_phone_number ON users (phone_number) WHERE phone_number IS NOT NULL
  `);
}
