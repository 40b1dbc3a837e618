import type { Knex } from 'knex';

/**
 * Until when a member agreed at her bank that it shares her data, null while the provider says of no end;
 * and of which end she was told by mail.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    ALTER TABLE bank_link
      ADD consent_ends_at timestamptz,
      ADD consent_mailed_for timestamptz`);
}
