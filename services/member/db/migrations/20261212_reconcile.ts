import type { Knex } from 'knex';

/** The files by which issuer and bank say what they did, and in what they and the ledger differ. */
export async function up(database: Knex): Promise<void> {
  await database.raw(FILES + DIFFERENCES + TRANSFERS + GRANTS);
}

const FILES = `
  CREATE TABLE reconciliation_file (
    id uuid PRIMARY KEY,
    kind text NOT NULL
      CHECK (kind IN ('card_settlement', 'ach', 'settlement_account', 'fbo_account')),
    -- The banking day that it is of.
    day date NOT NULL,
    -- A file that is sent anew takes the place of the one before.
    revision integer NOT NULL CHECK (revision > 0),
    issuer_id text NOT NULL,
    -- What its entries come to; of an account what it had then, and what the ledger has of it.
    net_cents bigint NOT NULL,
    closing_cents bigint,
    ledger_cents bigint,
    received_at timestamptz NOT NULL,
    -- The ledger's last transfer when it was compared.
    read_seq bigint NOT NULL,
    -- By which the network was paid; null where the file pays nobody.
    transfer_group_id uuid UNIQUE,
    UNIQUE (kind, day, revision),
    CHECK ((kind = 'card_settlement') = (transfer_group_id IS NOT NULL)),
    CHECK ((kind IN ('settlement_account', 'fbo_account')) = (closing_cents IS NOT NULL)),
    CHECK ((closing_cents IS NULL) = (ledger_cents IS NULL))
  );
  CREATE INDEX reconciliation_file_received ON reconciliation_file (kind, received_at);

  CREATE TABLE reconciliation_entry (
    file_id uuid NOT NULL REFERENCES reconciliation_file,
    place integer NOT NULL,
    -- By which it is found in the ledger: booked_entries.sql makes the same ones.
    key text NOT NULL,
    issuer_id text NOT NULL,
    cents bigint NOT NULL,
    -- The key of the entry that it takes back; null for none.
    undoes text,
    PRIMARY KEY (file_id, place)
  );
  CREATE INDEX reconciliation_entry_key ON reconciliation_entry (key);
`;

const DIFFERENCES = `
  CREATE TABLE reconciliation_difference (
    id uuid PRIMARY KEY,
    file_kind text NOT NULL,
    kind text NOT NULL
      CHECK (kind IN ('missing_with_us', 'missing_there', 'amount_differs', 'doubled',
                      'balance_differs', 'file_missing', 'file_invalid')),
    key text NOT NULL,
    -- The banking day from which its age counts.
    day date NOT NULL,
    -- The ledger's group of transfers, and the issuer's id; null for what is not there.
    our_id text,
    their_id text,
    our_cents bigint,
    their_cents bigint,
    opened_at timestamptz NOT NULL,
    -- The file by which it was found; null where there is none.
    opened_by uuid REFERENCES reconciliation_file,
    closed_at timestamptz,
    -- It was matched, became another difference, or staff have closed it.
    closed_as text CHECK (closed_as IN ('matched', 'replaced', 'staff')),
    closed_by uuid REFERENCES reconciliation_file,
    actor text,
    note text,
    CHECK ((closed_at IS NULL) = (closed_as IS NULL)),
    CHECK ((closed_as IS NOT DISTINCT FROM 'staff') = (actor IS NOT NULL)),
    CHECK ((actor IS NULL) = (note IS NULL))
  );
  CREATE UNIQUE INDEX reconciliation_difference_open
    ON reconciliation_difference (file_kind, key, kind) WHERE closed_at IS NULL;
  -- What the ledger and the issuer still have differently.
  CREATE INDEX reconciliation_difference_unmatched ON reconciliation_difference (file_kind, key)
    WHERE closed_at IS NULL OR closed_as = 'staff';
`;

const TRANSFERS = `
  -- What is moved at the bank between our account and that of deposits, once on each banking day.
  CREATE TABLE bank_transfer (
    -- The key by which the bank does it once.
    id uuid PRIMARY KEY,
    day date NOT NULL UNIQUE,
    -- To the account of deposits; below zero from there.
    cents bigint NOT NULL CHECK (cents <> 0),
    created_at timestamptz NOT NULL,
    -- When the bank has accepted it; null before.
    sent_at timestamptz
  );
  CREATE INDEX bank_transfer_unsent ON bank_transfer (created_at) WHERE sent_at IS NULL;
`;

const GRANTS = `
  REVOKE UPDATE, DELETE, TRUNCATE ON reconciliation_file, reconciliation_entry FROM CURRENT_USER;
  REVOKE DELETE, TRUNCATE ON reconciliation_difference, bank_transfer FROM CURRENT_USER;
  -- A foreign key locks the row that it refers to, for which its owner needs the right to update some
  -- column: one that the trigger protects all the same.
  GRANT UPDATE (id) ON reconciliation_file TO CURRENT_USER;
`;
