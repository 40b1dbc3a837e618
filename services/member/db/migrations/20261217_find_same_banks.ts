import type { Knex } from 'knex';

/** Finds the links to the same account: of one institution, with the same last digits. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    CREATE INDEX bank_link_account ON bank_link (institution_id, mask)
      WHERE account_numbers IS NOT NULL;
  `);
}
