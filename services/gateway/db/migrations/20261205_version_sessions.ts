import type { Knex } from 'knex';

/**
 * Sessions know which version of a person's access they began with, and the lowest that still
 * may begin is kept for a day: an answer to a sign-in is under way for seconds.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    ALTER TABLE session ADD COLUMN version integer NOT NULL DEFAULT 0;
    CREATE TABLE session_floor (
      real_user_id uuid PRIMARY KEY,
      version integer NOT NULL,
      raised_at timestamptz NOT NULL
    );
    CREATE INDEX session_floor_raised_at ON session_floor (raised_at);
  `);
}
