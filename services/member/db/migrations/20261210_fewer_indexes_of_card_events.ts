import type { Knex } from 'knex';

/** Two indexes of what happened to purchases, instead of four: each purchase writes to all of them. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    ALTER TABLE card_event
      DROP CONSTRAINT card_event_kind_source_key,
      ADD UNIQUE (source, kind),
      DROP CONSTRAINT card_event_pkey,
      ADD PRIMARY KEY (card_transaction_id, id);
    DROP INDEX card_event_source, card_event_transaction;
  `);
}
