import type { Knex } from 'knex';

/**
 * Authenticator apps, one for a person. What counts guesses at an app's codes is a challenge too,
 * for which no text is sent and no phone is named.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    CREATE TABLE authenticator_app (
      user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      -- AES-256-GCM, bound to the user: see secret-cipher.ts.
      key text NOT NULL,
      -- The gateway's: no other browser can set up what this one began.
      session_id text NOT NULL,
      created_at timestamptz NOT NULL,
      -- Of its first code, which is awaited while this is null.
      tries smallint NOT NULL DEFAULT 0 CHECK (tries <= 5),
      confirmed_at timestamptz,
      -- The 30 seconds of the latest code that was taken: none of them or before is taken again.
      last_step integer,
      CHECK (confirmed_at IS NULL OR last_step IS NOT NULL)
    );
    ALTER TABLE code_challenge ALTER COLUMN phone_number DROP NOT NULL;
  `);
}
