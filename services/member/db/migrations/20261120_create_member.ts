import type { Knex } from 'knex';

/** Members, what their bank and payroll say of them, and their card. Amounts are whole cents. */
export async function up(database: Knex): Promise<void> {
  await database.raw(MEMBER + BANK + PAYROLL + CARDS);
}

const MEMBER = `
  CREATE DOMAIN cents AS integer CHECK (VALUE BETWEEN 0 AND 1000000000);

  CREATE TABLE member (
    user_id uuid PRIMARY KEY,
    repayment_method text NOT NULL
      CHECK (repayment_method IN ('direct_deposit_flow', 'ach_debit_flow')),
    created_at timestamptz NOT NULL
  );
`;

const BANK = `
  CREATE TABLE bank_link (
    user_id uuid PRIMARY KEY REFERENCES member,
    -- AES-256-GCM, bound to the user: see token-cipher.ts.
    access_token text NOT NULL,
    institution_name text NOT NULL,
    account_name text NOT NULL,
    mask text,
    -- May be below zero: an account can be overdrawn.
    available_cents integer NOT NULL
      CHECK (available_cents BETWEEN -1000000000 AND 1000000000),
    synced_at timestamptz NOT NULL
  );

  CREATE TABLE recurring_outflow (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES bank_link,
    stream_id text NOT NULL,
    merchant_name text,
    description text,
    average_cents cents NOT NULL,
    frequency text NOT NULL
      CHECK (frequency IN ('weekly', 'bi_weekly', 'semi_monthly', 'monthly', 'annually')),
    last_occurrence_on date NOT NULL,
    next_occurrence_on date NOT NULL CHECK (next_occurrence_on >= last_occurrence_on),
    category_primary text NOT NULL,
    category_secondary text,
    UNIQUE (user_id, stream_id)
  );
`;

const PAYROLL = `
  CREATE TABLE payroll_link (
    user_id uuid PRIMARY KEY REFERENCES member,
    account_id text NOT NULL,
    employer_name text NOT NULL,
    compensation_unit text,
    compensation_cents cents,
    pay_frequency text NOT NULL
      CHECK (pay_frequency IN ('weekly', 'bi_weekly', 'semi_monthly', 'monthly')),
    synced_at timestamptz NOT NULL
  );

  CREATE TABLE shift (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES member,
    -- null for a shift that no payroll provider reported.
    provider_shift_id text,
    ended_on date NOT NULL,
    minutes integer NOT NULL CHECK (minutes BETWEEN 0 AND 2880),
    gross_cents cents NOT NULL,
    UNIQUE (user_id, provider_shift_id)
  );
  CREATE INDEX shift_user_ended ON shift (user_id, ended_on);

  CREATE TABLE paystub (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES member,
    provider_paystub_id text NOT NULL,
    pay_on date NOT NULL,
    period_start_on date NOT NULL,
    period_end_on date NOT NULL CHECK (period_end_on >= period_start_on),
    gross_cents cents NOT NULL,
    -- May exceed gross pay: expenses are reimbursed with it.
    net_cents cents NOT NULL,
    UNIQUE (user_id, provider_paystub_id)
  );
`;

const CARDS = `
  CREATE TABLE card_account (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL UNIQUE REFERENCES member,
    issued_on date NOT NULL
  );

  CREATE TABLE card (
    id uuid PRIMARY KEY,
    card_account_id uuid NOT NULL REFERENCES card_account,
    last_four char(4) NOT NULL CHECK (last_four ~ '^[0-9]{4}$'),
    form text NOT NULL CHECK (form IN ('VIRTUAL', 'PHYSICAL')),
    UNIQUE (card_account_id, form)
  );

  CREATE TABLE card_transaction (
    id uuid PRIMARY KEY,
    card_account_id uuid NOT NULL REFERENCES card_account,
    occurred_at timestamptz NOT NULL,
    amount_cents cents NOT NULL,
    repaid_cents cents NOT NULL DEFAULT 0,
    merchant_name text NOT NULL,
    merchant_category text,
    customer_state text NOT NULL CHECK (customer_state IN
      ('pending', 'declined', 'posted', 'repaid', 'partially_repaid', 'expired', 'manually_expired')),
    -- Part of it repaid, all of it repaid, or nothing: the state and the figure agree.
    CHECK (CASE customer_state
      WHEN 'partially_repaid' THEN repaid_cents > 0 AND repaid_cents < amount_cents
      WHEN 'repaid' THEN repaid_cents = amount_cents
      ELSE repaid_cents = 0 END)
  );
  CREATE INDEX card_transaction_account ON card_transaction (card_account_id, occurred_at);
`;
