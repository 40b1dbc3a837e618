import type { Knex } from 'knex';

/** The issuer's id of a member's account at her own bank, once it was registered there. */
export async function up(database: Knex): Promise<void> {
  await database.raw('ALTER TABLE bank_link ADD COLUMN issuer_account_id uuid');
}
