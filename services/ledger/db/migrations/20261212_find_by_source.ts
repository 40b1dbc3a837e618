import type { Knex } from 'knex';

/**
 * What was posted for a record of a provider is found by its id. Holds are left out, so that an
 * authorization writes no entry of this index.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    CREATE INDEX transfer_source ON transfer (source)
      WHERE kind <> 'pending' AND source IS NOT NULL
  `);
}
