import type { Knex } from 'knex';

/**
 * The list of purchases says when each was recorded, which is what it is in order of. Of those that were
 * read so far nobody kept it, so the member service's events are read anew.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    -- NULL in a reading that began before there was the column.
    ALTER TABLE card_transaction_reading ADD COLUMN recorded_at timestamptz;

    DELETE FROM subscription WHERE NOT is_live AND owner = 'member';
    INSERT INTO subscription (owner, is_live)
    SELECT owner, false FROM subscription WHERE owner = 'member';
  `);
}
