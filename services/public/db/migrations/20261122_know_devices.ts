import type { Knex } from 'knex';

/** The browsers that a user has signed in with: a stranger's guesses do not lock these out. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    CREATE TABLE known_device (
      user_id uuid REFERENCES users ON DELETE CASCADE,
      -- The gateway's digest of the browser's cookie; nobody can make the cookie of it.
      device_id varchar(128),
      last_used_at timestamptz NOT NULL,
      PRIMARY KEY (user_id, device_id)
    )`);
}
