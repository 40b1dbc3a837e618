import type { Knex } from 'knex';

/** Purchases that members dispute, by Regulation E (12 CFR 1005.11). */
export async function up(database: Knex): Promise<void> {
  await database.raw(DISPUTES + HISTORY + ALLOCATIONS);
}

const DISPUTES = `
  CREATE TABLE dispute (
    id uuid PRIMARY KEY,
    card_account_id uuid NOT NULL REFERENCES card_account,
    card_transaction_id uuid NOT NULL REFERENCES card_transaction,
    reason text NOT NULL CHECK (reason IN
      ('not_mine', 'wrong_amount', 'charged_twice', 'not_received', 'other')),
    description text,
    -- What she claims back, and what of it the merchant gave back before there was a credit.
    amount_cents cents NOT NULL CHECK (amount_cents > 0),
    refunded_cents cents NOT NULL DEFAULT 0 CHECK (refunded_cents <= amount_cents),
    state text NOT NULL DEFAULT 'open' CHECK (state IN
      ('open', 'provisional', 'won', 'lost', 'written_off', 'withdrawn')),
    opened_at timestamptz NOT NULL,
    credit_due_on date NOT NULL,
    resolve_due_on date NOT NULL,
    -- The credit: its transfers, which its allocation names too; what of it pays the purchase, what
    -- is on deposit, and what of both the merchant gave back since.
    credit_group_id uuid UNIQUE,
    credited_owed_cents cents NOT NULL DEFAULT 0,
    credited_deposit_cents cents NOT NULL DEFAULT 0,
    absorbed_cents cents NOT NULL DEFAULT 0,
    -- When 1310 was relieved of it: paid, lost, or taken back; null while it stands there.
    credit_ended_at timestamptz,
    decided_at timestamptz,
    decision_reason text,
    -- By when she is told, and an error is corrected.
    results_due_on date,
    correction_due_on date,
    -- When the credit of a lost one is taken back; null for none.
    take_back_on date,
    -- What is owed because a credit on deposit was taken back.
    reversal_id uuid UNIQUE REFERENCES card_transaction,
    CHECK ((credit_group_id IS NOT NULL) = (credited_owed_cents + credited_deposit_cents > 0)),
    CHECK (absorbed_cents <= credited_owed_cents + credited_deposit_cents),
    CHECK (state <> 'provisional' OR (credit_group_id IS NOT NULL AND credit_ended_at IS NULL)),
    CHECK ((state IN ('open', 'provisional')) = (decided_at IS NULL))
  );
  -- One transaction is disputed once; what was withdrawn can be disputed again.
  CREATE UNIQUE INDEX dispute_of_purchase ON dispute (card_transaction_id)
    WHERE state <> 'withdrawn';
  CREATE INDEX dispute_of_account ON dispute (card_account_id, opened_at);
  CREATE INDEX dispute_undecided ON dispute (resolve_due_on) WHERE decided_at IS NULL;
  CREATE INDEX dispute_to_take_back ON dispute (take_back_on)
    WHERE state = 'lost' AND credit_ended_at IS NULL;
`;

const HISTORY = `
  CREATE TABLE dispute_event (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    dispute_id uuid NOT NULL REFERENCES dispute,
    kind text NOT NULL CHECK (kind IN ('opened', 'credited', 'refunded', 'won', 'lost',
      'written_off', 'withdrawn', 'taken_back')),
    amount_cents cents,
    reason text,
    actor text NOT NULL CHECK (actor <> ''),
    -- The ledger's transfers that were made for it; null where no money moved.
    transfer_group_id uuid,
    occurred_at timestamptz NOT NULL
  );
  CREATE INDEX dispute_event_of ON dispute_event (dispute_id, id);

  CREATE TABLE dispute_message (
    -- Its sender's, so that it is kept once.
    id uuid PRIMARY KEY,
    dispute_id uuid NOT NULL REFERENCES dispute,
    -- The member herself, or a person of staff.
    author text NOT NULL CHECK (author IN ('member', 'staff')),
    author_id uuid NOT NULL,
    text text NOT NULL CHECK (text <> ''),
    sent_at timestamptz NOT NULL
  );
  CREATE INDEX dispute_message_of ON dispute_message (dispute_id, sent_at, id);

  REVOKE UPDATE, DELETE, TRUNCATE ON dispute_event, dispute_message FROM CURRENT_USER;
`;

const ALLOCATIONS = `
  ALTER TABLE allocation DROP CONSTRAINT allocation_kind;
  ALTER TABLE allocation ADD CONSTRAINT allocation_kind CHECK (kind IN
    ('repayment', 'merchant_refund', 'deposit_balance', 'provisional_credit'));
`;
