import type { Knex } from 'knex';

/** A session in which staff view the product as a member ends by itself. */
export async function up(database: Knex): Promise<void> {
  // null for a session that ends as all do.
  await database.raw(`
    ALTER TABLE session ADD COLUMN ends_at timestamptz;
    CREATE INDEX session_ends_at ON session (ends_at) WHERE ends_at IS NOT NULL;
  `);
}
