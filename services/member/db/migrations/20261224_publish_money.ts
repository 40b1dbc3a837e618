import type { Knex } from 'knex';

/**
 * Money that was posted is published from now on, beginning with the first: found by this service's own
 * events, which name each group of transfers.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    CREATE TABLE money_events_read (
      is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
      -- The place of the last event that was read.
      transaction_id xid8 NOT NULL,
      position bigint NOT NULL
    );
    INSERT INTO money_events_read (transaction_id, position) VALUES ('0', 0);
  `);
}
