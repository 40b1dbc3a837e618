import type { Knex } from 'knex';

/** From when to when a member keeps her cards frozen, and which of them are suspended for it. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    CREATE TABLE card_freeze (
      id uuid PRIMARY KEY,
      card_account_id uuid NOT NULL REFERENCES card_account (id),
      frozen_at timestamptz NOT NULL,
      -- null while it lasts.
      unfrozen_at timestamptz,
      -- When the issuer had all cards as they are to be; null while it may have them otherwise.
      kept_at timestamptz,
      CHECK (unfrozen_at >= frozen_at)
    );
    CREATE UNIQUE INDEX card_freeze_open ON card_freeze (card_account_id) WHERE unfrozen_at IS NULL;
    CREATE INDEX card_freeze_account ON card_freeze (card_account_id, frozen_at);
    CREATE INDEX card_freeze_unkept ON card_freeze (card_account_id) WHERE kept_at IS NULL;
    ALTER TABLE card ADD COLUMN is_frozen boolean NOT NULL DEFAULT false;
  `);
}
