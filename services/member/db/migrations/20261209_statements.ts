import type { Knex } from 'knex';

/** What members were told of their card accounts month by month, with its lines as they were told. */
export async function up(database: Knex): Promise<void> {
  await database.raw(STATEMENTS + LINES + GRANTS);
}

const STATEMENTS = `
  CREATE TABLE statement (
    id uuid PRIMARY KEY,
    card_account_id uuid NOT NULL REFERENCES card_account,
    start_date date NOT NULL,
    end_date date NOT NULL,
    issue_date date NOT NULL,
    issued_at timestamptz NOT NULL,
    -- Who held the account, and how it was called, when it was issued.
    first_name text NOT NULL,
    last_name text NOT NULL,
    account_type text NOT NULL,
    account_number text NOT NULL,
    -- What she owed before and after, and what its lines add and take.
    opening_cents bigint NOT NULL,
    debits_cents bigint NOT NULL CHECK (debits_cents >= 0),
    credits_cents bigint NOT NULL CHECK (credits_cents >= 0),
    closing_cents bigint NOT NULL,
    -- All of her posted transfers before this one are on this statement or on an earlier one.
    next_seq bigint NOT NULL,
    CONSTRAINT statement_adds_up CHECK (opening_cents + debits_cents - credits_cents = closing_cents),
    CHECK (start_date <= end_date AND end_date < issue_date),
    -- In this order, so that whoever has none yet for a month is found by the index alone.
    CONSTRAINT statement_once UNIQUE (end_date, card_account_id)
  );
  CREATE INDEX statement_of_account ON statement (card_account_id, end_date DESC);
`;

const LINES = `
  CREATE TABLE statement_line (
    -- The ledger's transfer: each is on one statement.
    transfer_id uuid PRIMARY KEY,
    statement_id uuid NOT NULL REFERENCES statement,
    seq bigint NOT NULL,
    posted_date date NOT NULL,
    type text NOT NULL,
    subtype text NOT NULL,
    memo text NOT NULL,
    -- By their codes in the ledger's chart.
    debit_account text NOT NULL,
    credit_account text NOT NULL,
    amount_cents bigint NOT NULL CHECK (amount_cents > 0),
    -- Whether it adds to what she owes.
    is_debit boolean NOT NULL
  );
  CREATE INDEX statement_line_statement ON statement_line (statement_id);

  -- What was bought by a transfer. An authorization is no such event, so it pays nothing for this.
  CREATE INDEX card_event_of_posting ON card_event (transfer_group_id)
    WHERE kind IN ('cleared', 'force_posted');
`;

const GRANTS = `
  REVOKE UPDATE, DELETE, TRUNCATE ON statement, statement_line FROM CURRENT_USER;
  -- A foreign key locks the row that it refers to, for which its owner needs the right to update some
  -- column: one that the trigger protects all the same.
  GRANT UPDATE (id) ON statement TO CURRENT_USER;
`;
