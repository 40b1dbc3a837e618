import type { Knex } from 'knex';

/** Who of staff opens which slice in another version than others get: one each, until it ends. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    CREATE TABLE release_override (
      staff_id uuid PRIMARY KEY,
      id uuid NOT NULL UNIQUE,
      -- The session at the gateway in which it was begun; it stands in no other.
      session_id text NOT NULL,
      slice text NOT NULL,
      version text NOT NULL,
      digest text NOT NULL,
      until timestamptz NOT NULL
    );
  `);
}
