import type { Knex } from 'knex';

/**
 * The address that somebody entered in the place of hers, which nobody has confirmed, where another
 * account has it: shown to her as if it had become hers, so that the answer tells nobody whether it
 * is taken. NULL for none.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    ALTER TABLE users ADD COLUMN entered_email varchar(255);
    -- A person's own links, to void them and to count her addresses.
    CREATE INDEX email_confirmation_user_id ON email_confirmation (user_id, created_at);
  `);
}
