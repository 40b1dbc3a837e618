import type { Knex } from 'knex';

/** The last good copy of what editors wrote, for when their provider is not to be had. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    CREATE TABLE content_copy (
      key text PRIMARY KEY,
      content jsonb NOT NULL,
      read_at timestamptz NOT NULL
    )`);
}
