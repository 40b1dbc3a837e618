import type { Knex } from 'knex';

/** From an instant on a member may owe so much less, whether or not her limit was set anew by then. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    ALTER TABLE account
      ADD limit_falls_at timestamptz,
      ADD limit_falls_by bigint;
    -- No row has one yet.
    ALTER TABLE account
      ADD CONSTRAINT account_limit_falls CHECK (limit_falls_by >= 0) NOT VALID
  `);
}
