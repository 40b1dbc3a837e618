import type { Knex } from 'knex';

/**
 * A purchase is found by its id, which few readings have, and not by the reading first, which has
 * millions of them: while the planner knows nothing of a reading that has just begun it would take it
 * for empty, and read all of it for each page of events.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    ALTER TABLE card_transaction_reading
      ADD UNIQUE (card_transaction_id, generation),
      DROP CONSTRAINT card_transaction_reading_generation_card_transaction_id_key;
  `);
}
