import type { Knex } from 'knex';

/** What is a member's, on deposit with us, on its way to her bank. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    CREATE TABLE payout (
      -- The ledger's pending transfer, and the key by which the issuer does it once.
      id uuid PRIMARY KEY,
      card_account_id uuid NOT NULL REFERENCES card_account,
      amount_cents cents NOT NULL CHECK (amount_cents > 0),
      -- The link that it goes to; it may be removed meanwhile.
      bank_link_id uuid NOT NULL,
      bank_name text NOT NULL,
      bank_mask text,
      status text NOT NULL DEFAULT 'reserved'
        CHECK (status IN ('reserved', 'sent', 'settled', 'returned', 'refused')),
      -- The issuer's ids of the account that it goes to, and of the transfer; null before.
      recipient_id uuid,
      issuer_id uuid UNIQUE,
      -- When it was first sent to the issuer, whatever became of that; null before.
      sent_at timestamptz,
      arrives_on date,
      created_at timestamptz NOT NULL,
      -- When it was last read from the issuer, or tried to be sent.
      checked_at timestamptz NOT NULL,
      ended_at timestamptz,
      CHECK (status NOT IN ('sent', 'settled') OR (issuer_id IS NOT NULL AND arrives_on IS NOT NULL)),
      CHECK ((status IN ('reserved', 'sent')) = (ended_at IS NULL))
    );
    CREATE UNIQUE INDEX payout_under_way ON payout (card_account_id)
      WHERE status IN ('reserved', 'sent');
    CREATE INDEX payout_of_account ON payout (card_account_id, created_at DESC);
    CREATE INDEX payout_checked ON payout (checked_at) WHERE status <> 'refused';
  `);
}
