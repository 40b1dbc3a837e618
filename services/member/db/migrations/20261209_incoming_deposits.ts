import type { Knex } from 'knex';

/** What comes in on members' deposit accounts, and how far each of them was read. */
export async function up(database: Knex): Promise<void> {
  await database.raw(DEPOSITS + READING + FORWARDING);
}

const DEPOSITS = `
  CREATE TABLE incoming_deposit (
    -- The ledger's transfer, where it was posted, and the key by which the issuer sends it back once.
    id uuid PRIMARY KEY,
    issuer_id text NOT NULL UNIQUE,
    card_account_id uuid NOT NULL REFERENCES card_account,
    kind text NOT NULL CHECK (kind IN ('pay', 'tax_refund')),
    amount_cents cents NOT NULL CHECK (amount_cents > 0),
    sender text NOT NULL,
    -- To whom it is made out; null where the sender says nothing.
    receiver_name text,
    arrived_at timestamptz NOT NULL,
    recorded_at timestamptz NOT NULL,
    -- foreign is made out to somebody else, and is to be sent back; returned was taken back by its
    -- sender after it was posted.
    status text NOT NULL CHECK (status IN ('received', 'returned', 'foreign', 'sent_back')),
    ended_at timestamptz,
    -- Its transfers and those of what it repaid at once; then those that took it back.
    transfer_group_id uuid UNIQUE,
    return_group_id uuid UNIQUE,
    CHECK ((status IN ('received', 'returned')) = (transfer_group_id IS NOT NULL)),
    CHECK ((status = 'returned') = (return_group_id IS NOT NULL)),
    CHECK ((status IN ('returned', 'sent_back')) = (ended_at IS NOT NULL))
  );
  CREATE INDEX incoming_deposit_account ON incoming_deposit (card_account_id, arrived_at DESC);
  CREATE INDEX incoming_deposit_foreign ON incoming_deposit (card_account_id)
    WHERE status = 'foreign';

  ALTER TABLE allocation
    DROP CONSTRAINT allocation_kind,
    ADD CONSTRAINT allocation_kind
      CHECK (kind IN ('repayment', 'direct_deposit', 'merchant_refund', 'deposit_balance',
                      'provisional_credit'));
`;

const READING = `
  ALTER TABLE deposit_account
    ADD COLUMN deposits_place text NOT NULL DEFAULT '',
    -- When it was last to be read; null before.
    ADD COLUMN asked_at timestamptz;
  CREATE INDEX deposit_account_asked ON deposit_account (coalesce(asked_at, opened_at));
`;

const FORWARDING = `
  -- The issuer's account that it is sent from; null for the card's.
  ALTER TABLE payout ADD COLUMN from_account_id uuid;
  CREATE INDEX payout_from ON payout (from_account_id) WHERE from_account_id IS NOT NULL;
`;
