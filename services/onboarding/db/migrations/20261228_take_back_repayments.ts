import type { Knex } from 'knex';

/** A word for autopay is taken back with its bank, until the issuer has made something by it. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    ALTER TABLE card_issuance
      ADD COLUMN bound_at timestamptz
        CHECK (bound_at IS NULL OR requested_at IS NOT NULL);
    -- Whose account is open goes on to her card.
    UPDATE card_issuance SET bound_at = greatest(requested_at, account_opened_at)
     WHERE requested_at IS NOT NULL AND account_opened_at IS NOT NULL;
  `);
}
