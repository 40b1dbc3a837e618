import type { Knex } from 'knex';

/** How far everybody has been brought up to date since another reading of events is shown. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    CREATE TABLE people_refresh (
      -- A row for as long as somebody is left.
      is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
      -- Who was brought up to date last, in the order of their ids; NULL for nobody yet.
      after uuid
    );
  `);
}
