import type { Knex } from 'knex';

/** Whose account was closed, though she never had a card: by it append-only tables let go of what is hers. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    CREATE TABLE closed_member (
      user_id uuid PRIMARY KEY,
      closed_at timestamptz NOT NULL
    )
  `);
}
