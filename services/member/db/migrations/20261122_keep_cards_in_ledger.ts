import type { Knex } from 'knex';

/**
 * Cards that an issuer issues, and purchases whose money is in the ledger. What was there before
 * was made up by seeds, on cards that nobody had issued: it goes, and the seeds issue cards at the
 * next start.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(CARDS + PURCHASES + HISTORY + ALLOCATIONS + NOTIFICATIONS);
}

const CARDS = `
  DROP TABLE card_transaction, card, card_account;

  CREATE TABLE card_account (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL UNIQUE REFERENCES member,
    -- Her accounts in the ledger: what she owes, and what is deposited for her.
    receivable bigint NOT NULL UNIQUE,
    deposit bigint NOT NULL UNIQUE,
    status text NOT NULL CHECK (status IN ('issuing', 'open', 'closed')),
    -- The issuer's ids; null until the issuer has made them.
    synctera_person_id uuid,
    synctera_account_id uuid UNIQUE,
    issued_on date,
    CHECK (status = 'issuing' OR (synctera_account_id IS NOT NULL AND issued_on IS NOT NULL))
  );

  CREATE TABLE card (
    id uuid PRIMARY KEY,
    card_account_id uuid NOT NULL REFERENCES card_account,
    synctera_card_id uuid NOT NULL UNIQUE,
    last_four char(4) NOT NULL CHECK (last_four ~ '^[0-9]{4}$'),
    form text NOT NULL CHECK (form IN ('VIRTUAL', 'PHYSICAL')),
    status text NOT NULL CHECK (status IN ('unactivated', 'active', 'suspended', 'terminated')),
    created_at timestamptz NOT NULL
  );
  CREATE UNIQUE INDEX card_of_form ON card (card_account_id, form) WHERE status <> 'terminated';
`;

const PURCHASES = `
  CREATE TABLE card_transaction (
    id uuid PRIMARY KEY,
    card_account_id uuid NOT NULL REFERENCES card_account,
    card_id uuid REFERENCES card,
    -- The issuer's id of the hold; null for what came without one.
    authorization_id uuid UNIQUE,
    -- The ledger's hold that it is or was; null for none.
    pending_id uuid,
    occurred_at timestamptz NOT NULL,
    merchant_name text NOT NULL,
    merchant_category text,
    card_present boolean NOT NULL DEFAULT false,
    transaction_reference_number text,
    -- The amount requested, what is held of it, what was taken, and what of that is repaid.
    requested_cents cents NOT NULL,
    held_cents cents NOT NULL DEFAULT 0,
    posted_cents cents NOT NULL DEFAULT 0,
    repaid_cents cents NOT NULL DEFAULT 0,
    network_state text NOT NULL CHECK (network_state IN
      ('pending', 'authorized', 'cleared', 'settled', 'declined', 'reversed', 'expired')),
    customer_state text NOT NULL,
    decline_reason text,
    CHECK (repaid_cents <= posted_cents),
    CHECK ((customer_state = 'declined') = (decline_reason IS NOT NULL)),
    -- State and figures say the same.
    CONSTRAINT card_transaction_state CHECK (CASE customer_state
      WHEN 'pending' THEN held_cents > 0 AND posted_cents = 0
      WHEN 'declined' THEN held_cents = 0 AND posted_cents = 0
      WHEN 'posted' THEN posted_cents > 0 AND repaid_cents = 0
      WHEN 'partially_repaid' THEN repaid_cents > 0 AND repaid_cents < posted_cents + held_cents
      WHEN 'repaid' THEN posted_cents > 0 AND held_cents = 0 AND repaid_cents = posted_cents
      WHEN 'expired' THEN held_cents = 0 AND posted_cents = 0
      WHEN 'manually_expired' THEN held_cents = 0 AND posted_cents = 0
      ELSE false END)
  ) WITH (fillfactor = 80);
  CREATE INDEX card_transaction_account ON card_transaction (card_account_id, occurred_at, id);
  CREATE INDEX card_transaction_owed ON card_transaction (card_account_id, occurred_at, id)
    WHERE customer_state IN ('pending', 'posted', 'partially_repaid');
`;

// What happened to a purchase, one row for each thing that the issuer or staff did.
const HISTORY = `
  CREATE TABLE card_event (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    card_transaction_id uuid NOT NULL REFERENCES card_transaction,
    kind text NOT NULL CHECK (kind IN
      ('authorized', 'declined', 'stood_in', 'cleared', 'force_posted', 'reversed', 'expired',
       'ended_by_staff', 'refunded')),
    amount_cents cents NOT NULL,
    -- The issuer's id of what caused it: each is recorded once.
    source text NOT NULL,
    reason text,
    actor text NOT NULL CHECK (actor <> ''),
    -- The ledger's transfers that were made for it; null where no money moved.
    transfer_group_id uuid,
    occurred_at timestamptz NOT NULL,
    recorded_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    UNIQUE (kind, source)
  );
  CREATE INDEX card_event_transaction ON card_event (card_transaction_id, id);

  REVOKE UPDATE, DELETE, TRUNCATE ON card_event FROM CURRENT_USER;
`;

// Which purchase a repayment or a refund paid: purchases are repaid oldest first.
const ALLOCATIONS = `
  CREATE TABLE allocation (
    id uuid PRIMARY KEY,
    -- The repayment, or the group of transfers of a refund.
    repayment_id uuid NOT NULL,
    card_transaction_id uuid NOT NULL REFERENCES card_transaction,
    amount_cents cents NOT NULL CHECK (amount_cents > 0),
    created_at timestamptz NOT NULL,
    -- What took it back: the money came back, or the dispute was lost; null while it holds.
    reversed_by uuid
  );
  CREATE INDEX allocation_repayment ON allocation (repayment_id);
  CREATE INDEX allocation_transaction ON allocation (card_transaction_id) WHERE reversed_by IS NULL;
`;

// What a member is notified of once; integration errors are shown for as long as they last.
const NOTIFICATIONS = `
  CREATE TABLE notification (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL,
    type text NOT NULL CHECK (type IN ('spending_limit_updated')),
    created_at timestamptz NOT NULL,
    read_at timestamptz
  );
  CREATE UNIQUE INDEX notification_unread ON notification (user_id, type) WHERE read_at IS NULL;
`;
