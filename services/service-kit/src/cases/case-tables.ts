import type { Knex } from 'knex';

/**
 * For a migration of a service that has something for staff to look at: the cases that it has published
 * and not closed. Merged migrations call this, so it is never edited.
 */
export async function createCaseTables(database: Knex): Promise<void> {
  await database.raw(`
    CREATE TABLE published_case (
      id uuid PRIMARY KEY,
      kind text NOT NULL,
      object_id text NOT NULL,
      -- As it was published last.
      content jsonb NOT NULL,
      UNIQUE (kind, object_id)
    );
  `);
}
