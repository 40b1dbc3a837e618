import type { Knex } from 'knex';

/** How far the issuer's records were read, so that nothing is read or done twice. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    -- When the issuer last changed its hold, as far as it was read: what is older says nothing.
    ALTER TABLE card_transaction ADD COLUMN issuer_updated_at timestamptz;

    CREATE TABLE card_sync (
      card_account_id uuid PRIMARY KEY REFERENCES card_account,
      -- Where in the issuer's lists we are: entries are only added behind.
      holds_place text NOT NULL DEFAULT '',
      posted_place text NOT NULL DEFAULT '',
      asked_at timestamptz NOT NULL,
      synced_at timestamptz
    );
    CREATE INDEX card_sync_asked ON card_sync (asked_at);
    INSERT INTO card_sync (card_account_id, asked_at)
    SELECT id, now() FROM card_account WHERE status <> 'issuing';

    -- Holds that may have ended, and purchases that an ended hold belongs to.
    CREATE INDEX card_transaction_held ON card_transaction (pending_id) WHERE held_cents > 0;
    -- A refund names the entry that it gives back.
    CREATE INDEX card_event_source ON card_event (source);
  `);
}
