import type { Knex } from 'knex';

/** Since when the issuer's people look at somebody, so that her wait can say so and staff see it. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    ALTER TABLE card_issuance ADD COLUMN in_review_since timestamptz;
    CREATE INDEX card_issuance_in_review ON card_issuance (in_review_since)
      WHERE issued_at IS NULL AND in_review_since IS NOT NULL;
  `);
}
