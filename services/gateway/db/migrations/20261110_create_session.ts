import type { Knex } from 'knex';

/** Signed-in sessions. A visitor has no row: the cookie alone is the visitor. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    CREATE TABLE session (
      id uuid PRIMARY KEY,
      token_hash bytea NOT NULL UNIQUE,
      user_id uuid NOT NULL,
      real_user_id uuid NOT NULL,
      roles text[] NOT NULL,
      second_factor_at timestamptz,
      created_at timestamptz NOT NULL,
      last_seen_at timestamptz NOT NULL
    )`);
  await database.raw('CREATE INDEX session_user_id ON session (user_id)');
  // Old sessions are found by their age when they are cleared away.
  await database.raw('CREATE INDEX session_last_seen_at ON session (last_seen_at)');
}
