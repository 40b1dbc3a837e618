import type { Knex } from 'knex';

/** Finds accounts with the same phone number, or the same name. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    CREATE INDEX users_phone_number ON users (phone_number) WHERE phone_number IS NOT NULL;
    CREATE INDEX users_name ON users (lower(last_name), lower(first_name));
  `);
}
