import type { Knex } from 'knex';

/** How many rows each part of a file has, so that staff see how far one is that is being made. */
export async function up(database: Knex): Promise<void> {
  await database.raw('ALTER TABLE export_part ADD COLUMN rows integer NOT NULL DEFAULT 0');
}
