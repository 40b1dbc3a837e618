import type { Knex } from 'knex';

/**
 * How often everything that was begun as this person was voided: by a new password, a second
 * factor, a closed account. A session that a sign-in of an older version asks for never begins.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(`ALTER TABLE users ADD COLUMN session_version integer NOT NULL DEFAULT 0`);
}
