import type { Knex } from 'knex';

/**
 * The accounts of a double-entry ledger in whole cents. The role that owns this schema runs these
 * migrations and nothing else; the member service's role may read the tables and call the
 * functions, and has no other way to change anything.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(CHART + CODES + ACCOUNTS);
}

// A member's own accounts are opened with open_member, the others here, once.
const CHART = `
  CREATE TABLE chart (
    code smallint PRIMARY KEY,
    name text NOT NULL UNIQUE,
    type char(1) NOT NULL CHECK (type IN ('A', 'L', 'I', 'E')),
    normal_side text NOT NULL CHECK (normal_side IN ('debit', 'credit')),
    -- What its balance may never do: see the CHECK of account.
    rule text NOT NULL CHECK (rule IN ('none', 'credits_within_debits', 'debits_within_credits')),
    is_members boolean NOT NULL,
    buckets smallint NOT NULL CHECK (buckets BETWEEN 1 AND 64),
    CHECK (NOT is_members OR buckets = 1),
    UNIQUE (code, rule)
  );

  INSERT INTO chart (code, name, type, normal_side, rule, is_members, buckets) VALUES
    (1010, 'bank:settlement_cash', 'A', 'debit', 'none', false, 1),
    (1020, 'bank:fbo_cash', 'A', 'debit', 'none', false, 1),
    (1110, 'member:advance_receivable', 'A', 'debit', 'credits_within_debits', true, 1),
    (1210, 'ach:debit_clearing', 'A', 'debit', 'none', false, 1),
    (1310, 'network:chargeback_receivable', 'A', 'debit', 'none', false, 1),
    (2010, 'member:fbo_deposit', 'L', 'credit', 'debits_within_credits', true, 1),
    (2020, 'network:card_payable', 'L', 'credit', 'none', false, 16),
    (2030, 'ach:credit_clearing', 'L', 'credit', 'none', false, 1),
    (2090, 'suspense:unmatched', 'L', 'credit', 'none', false, 1),
    (4010, 'income:interchange', 'I', 'credit', 'none', false, 1),
    (4020, 'income:tax_filing', 'I', 'credit', 'none', false, 1),
    (5010, 'loss:credit', 'E', 'debit', 'none', false, 1),
    (5020, 'loss:dispute', 'E', 'debit', 'none', false, 1);
`;

// Why a transfer was made; src/ledger/chart.ts has the same names.
const CODES = `
  CREATE TABLE transfer_code (code smallint PRIMARY KEY, name text NOT NULL UNIQUE);

  INSERT INTO transfer_code (code, name) VALUES
    (101, 'authorization'), (102, 'clearing'), (103, 'force_post'), (104, 'hold_reversed'),
    (105, 'hold_expired'), (106, 'hold_ended_by_staff'), (107, 'merchant_refund'),
    (108, 'network_settlement'),
    (201, 'ach_debit'), (202, 'ach_debit_settled'), (203, 'ach_debit_canceled'),
    (204, 'ach_return'),
    (301, 'direct_deposit'), (302, 'repaid_from_deposit'), (303, 'deposit_forwarded'),
    (304, 'forward_returned'), (305, 'tax_refund'),
    (401, 'provisional_credit'), (402, 'dispute_won'), (403, 'dispute_lost'),
    (404, 'dispute_written_off'),
    (501, 'tax_filing_fee'), (502, 'interchange'), (503, 'credit_loss');
`;

const ACCOUNTS = `
  CREATE TABLE account (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    code smallint NOT NULL,
    owner_user_id uuid,
    -- One account that everybody's transfers touch would make them wait for one another.
    bucket smallint NOT NULL DEFAULT 0 CHECK (bucket >= 0),
    rule text NOT NULL,
    debits_pending bigint NOT NULL DEFAULT 0 CHECK (debits_pending >= 0),
    debits_posted bigint NOT NULL DEFAULT 0 CHECK (debits_posted >= 0),
    credits_pending bigint NOT NULL DEFAULT 0 CHECK (credits_pending >= 0),
    credits_posted bigint NOT NULL DEFAULT 0 CHECK (credits_posted >= 0),
    -- What hold_within_limit lets a member owe; null for none, which approves nothing.
    credit_limit bigint CHECK (credit_limit >= 0) CHECK (credit_limit IS NULL OR code = 1110),
    version bigint NOT NULL DEFAULT 0,
    FOREIGN KEY (code, rule) REFERENCES chart (code, rule),
    CONSTRAINT account_once UNIQUE NULLS NOT DISTINCT (code, owner_user_id, bucket),
    CONSTRAINT account_rule CHECK (CASE rule
      WHEN 'none' THEN true
      WHEN 'credits_within_debits' THEN credits_posted + credits_pending <= debits_posted
      WHEN 'debits_within_credits' THEN debits_posted + debits_pending <= credits_posted
      ELSE false END)
  ) WITH (fillfactor = 70);
  CREATE INDEX account_owner ON account (owner_user_id) WHERE owner_user_id IS NOT NULL;

  INSERT INTO account (code, bucket, rule)
  SELECT code, bucket, rule FROM chart, generate_series(0, buckets - 1) AS bucket
   WHERE NOT is_members ORDER BY code, bucket;
`;
