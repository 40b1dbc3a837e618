import type { Knex } from 'knex';

/** What statements say of deposit accounts: pay that came in, and what became of it. */
export async function up(database: Knex): Promise<void> {
  await database.raw(STATEMENTS + LINES);
}

const STATEMENTS = `
  ALTER TABLE statement
    -- What was on deposit for her before and after, and what its lines add and take.
    ADD COLUMN deposit_opening_cents bigint NOT NULL DEFAULT 0,
    ADD COLUMN deposit_credits_cents bigint NOT NULL DEFAULT 0 CHECK (deposit_credits_cents >= 0),
    ADD COLUMN deposit_debits_cents bigint NOT NULL DEFAULT 0 CHECK (deposit_debits_cents >= 0),
    ADD COLUMN deposit_closing_cents bigint NOT NULL DEFAULT 0,
    -- As next_seq, of her deposit.
    ADD COLUMN deposit_next_seq bigint NOT NULL DEFAULT 0,
    ADD CONSTRAINT statement_deposit_adds_up
      CHECK (deposit_opening_cents + deposit_credits_cents - deposit_debits_cents
             = deposit_closing_cents);
`;

const LINES = `
  CREATE TABLE statement_deposit_line (
    -- The ledger's transfer. One that repays from her deposit is a statement_line as well.
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
    -- Whether it takes from her deposit.
    is_debit boolean NOT NULL
  );
  CREATE INDEX statement_deposit_line_statement ON statement_deposit_line (statement_id);
  REVOKE UPDATE, DELETE, TRUNCATE ON statement_deposit_line FROM CURRENT_USER;
`;
