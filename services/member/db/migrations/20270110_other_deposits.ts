import type { Knex } from 'knex';

/** What comes in may be neither pay, by its size, nor a tax refund: it repays, and is no paycheck. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    ALTER TABLE incoming_deposit
      DROP CONSTRAINT incoming_deposit_kind_check,
      ADD CONSTRAINT incoming_deposit_kind_check
        CHECK (kind IN ('pay', 'tax_refund', 'other')) NOT VALID;
  `);
}
