import type { Knex } from 'knex';

/** Card accounts that are closed for good, and what is erased of them when their years are over. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    ALTER TABLE card_account
      -- When it was closed for good; null before. One that the issuer never opened stays issuing.
      ADD COLUMN closed_at timestamptz,
      -- When all that names its member was erased; null before.
      ADD COLUMN erased_at timestamptz,
      ADD CHECK (erased_at IS NULL OR closed_at IS NOT NULL);
    CREATE INDEX card_account_to_erase ON card_account (closed_at)
      WHERE closed_at IS NOT NULL AND erased_at IS NULL;
    -- Triggers say what of them is erased, and when.
    GRANT UPDATE (first_name, last_name) ON statement TO CURRENT_USER;
    GRANT DELETE ON dispute_message TO CURRENT_USER;
    GRANT UPDATE (reason) ON dispute_event TO CURRENT_USER;
  `);
}
