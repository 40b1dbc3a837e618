import type { Knex } from 'knex';

/** Finds people who told the same phone number. */
export async function up(database: Knex): Promise<void> {
  await database.raw('CREATE INDEX personal_info_of_phone ON personal_info (phone_number)');
}
