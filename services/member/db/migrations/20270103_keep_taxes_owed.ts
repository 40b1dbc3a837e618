import type { Knex } from 'knex';

/** What a return comes to is below zero where she owes the tax authority. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    ALTER TABLE income_tax_return
      ALTER COLUMN refund_cents TYPE integer,
      ADD CHECK (refund_cents BETWEEN -1000000000 AND 1000000000);
  `);
}
