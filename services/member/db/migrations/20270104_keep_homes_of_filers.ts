import type { Knex } from 'knex';

/** Where somebody lives who files taxes, as onboarding tells it; null before it has. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`ALTER TABLE tax_filer ADD home_state text CHECK (home_state ~ '^[A-Z]{2}$')`);
}
