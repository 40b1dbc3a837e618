import type { Knex } from 'knex';

/**
 * Bank links that members make themselves and that are synced with their bank: which item of the provider
 * they are, how far they are read, what was read, and what income shows in it.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(LINK + TRANSACTION + INCOME + SESSION);
}

const LINK = `
  ALTER TABLE bank_link
    -- Another one for each item that is linked: what was read for one never reaches the next.
    ADD COLUMN id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
    -- null until the first sync of a link of before.
    ADD COLUMN item_id text,
    ADD COLUMN institution_id text,
    ADD COLUMN is_digital_only boolean NOT NULL DEFAULT false,
    ADD COLUMN account_id text,
    -- Routing and account number, encrypted as the token is; null until they are read.
    ADD COLUMN account_numbers text,
    -- Whether the account is in the member's name.
    ADD COLUMN owner_status text NOT NULL DEFAULT 'pending'
      CHECK (owner_status IN ('pending', 'verified', 'failed')),
    ADD COLUMN status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'broken')),
    -- The provider's word for what is wrong.
    ADD COLUMN error text,
    -- Up to where the transactions are read; null before the first.
    ADD COLUMN cursor text,
    ADD COLUMN balances_updated_at timestamptz,
    ADD COLUMN transactions_synced_at timestamptz,
    ADD COLUMN transactions_failed_at timestamptz,
    -- Who syncs it until when. The number of the run fences a process that is late.
    ADD COLUMN sync_run integer NOT NULL DEFAULT 0,
    ADD COLUMN sync_job uuid,
    ADD COLUMN sync_until timestamptz,
    -- A sync was requested during the current one: once more afterwards.
    ADD COLUMN sync_wanted boolean NOT NULL DEFAULT false,
    ADD COLUMN sync_due_at timestamptz NOT NULL DEFAULT now();
  ALTER TABLE bank_link ALTER COLUMN id DROP DEFAULT, ALTER COLUMN sync_due_at DROP DEFAULT;
  CREATE INDEX bank_link_item ON bank_link (item_id);
  CREATE INDEX bank_link_due ON bank_link (sync_due_at);

  ALTER TABLE recurring_outflow DROP CONSTRAINT recurring_outflow_user_id_fkey,
    ADD FOREIGN KEY (user_id) REFERENCES bank_link ON DELETE CASCADE;
`;

const TRANSACTION = `
  CREATE TABLE bank_transaction (
    link_id uuid NOT NULL REFERENCES bank_link (id) ON DELETE CASCADE,
    provider_transaction_id text NOT NULL,
    account_id text NOT NULL,
    occurred_on date NOT NULL,
    -- Above zero when money left the account.
    amount_cents integer NOT NULL CHECK (amount_cents BETWEEN -1000000000 AND 1000000000),
    name text NOT NULL,
    merchant_name text,
    category text,
    category_id text,
    transaction_type text,
    is_pending boolean NOT NULL,
    -- The sync that wrote it last.
    sync_run integer NOT NULL,
    PRIMARY KEY (link_id, provider_transaction_id)
  );
`;

const INCOME = `
  CREATE TABLE income_reading (
    link_id uuid PRIMARY KEY REFERENCES bank_link (id) ON DELETE CASCADE,
    -- The reading is behind while it wants more than it has.
    wanted integer NOT NULL DEFAULT 1,
    done integer NOT NULL DEFAULT 0 CHECK (done <= wanted),
    -- The sync up to which its transactions were handed over.
    uploaded_run integer NOT NULL DEFAULT 0,
    is_uploaded boolean NOT NULL DEFAULT false,
    -- What recurs, by the provider; null before the first answer.
    incomes jsonb,
    -- Of direct deposits, a month; null before the first answer.
    deposits_monthly_cents cents,
    read_at timestamptz,
    CHECK ((done = 0) = (read_at IS NULL))
  );
`;

const SESSION = `
  CREATE TABLE bank_link_session (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL,
    -- All tokens are encrypted for the user.
    link_token text NOT NULL,
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    -- What came of it: the digest of the public token, and what it was exchanged for.
    public_token_digest text,
    access_token text,
    item_id text,
    done_at timestamptz,
    UNIQUE (user_id, public_token_digest)
  );
  CREATE INDEX bank_link_session_user ON bank_link_session (user_id, expires_at);
  CREATE INDEX bank_link_session_expiry ON bank_link_session (expires_at);

  -- Items that are linked no longer, until the provider has forgotten them as well.
  CREATE TABLE removed_bank_item (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL,
    item_id text,
    access_token text NOT NULL,
    removed_at timestamptz NOT NULL
  );
`;
