import type { Knex } from 'knex';

/** Until when what a limit was computed from is no older than it may be, so that it is computed then. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    -- null where nothing that was read is still to grow too old.
    ALTER TABLE limit_state ADD COLUMN fresh_until timestamptz;
    CREATE INDEX limit_state_fresh ON limit_state (fresh_until) WHERE fresh_until IS NOT NULL;
  `);
}
