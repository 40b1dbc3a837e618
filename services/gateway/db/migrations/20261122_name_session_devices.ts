import type { Knex } from 'knex';

/**
 * Sessions say in which browser they are, and are found by the person who signed
 * in. The gateway of before this goes on writing rows without either.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    ALTER TABLE session
      ADD COLUMN device text NOT NULL DEFAULT 'Unknown browser' CHECK (length(device) <= 120);
    CREATE INDEX session_real_user_id ON session (real_user_id);
    DROP INDEX session_user_id;
  `);
}
