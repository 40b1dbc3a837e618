import type { Knex } from 'knex';

/** Whether the bank of who is on the waitlist would do; NULL where nothing is known of it. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    ALTER TABLE waitlist_entry
      ADD COLUMN bank_outcome text CHECK (bank_outcome IN ('eligible', 'ineligible'));
  `);
}
