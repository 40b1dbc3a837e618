import type { Knex } from 'knex';

/** When onboarding was asked where somebody lives who files taxes, of whom nobody knew it; null for never. */
export async function up(database: Knex): Promise<void> {
  await database.raw('ALTER TABLE tax_filer ADD home_asked_at timestamptz');
}
