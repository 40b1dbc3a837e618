import type { Knex } from 'knex';

/** Payrolls are linked by members themselves, read again and again, and may stop working. */
export async function up(database: Knex): Promise<void> {
  await database.raw(ERRORS + PAYROLL + ALLOCATIONS + EVENTS + SUPPORT);
}

const ERRORS = `
  CREATE TABLE integration_error (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES member,
    source text NOT NULL CHECK (source IN ('plaid', 'pinwheel')),
    error_type text NOT NULL CHECK (error_type IN
      ('monitoring_status_unavailable', 'direct_deposit_switched_away_from_reset')),
    raised_at timestamptz NOT NULL,
    resolved_at timestamptz CHECK (resolved_at >= raised_at)
  );
  CREATE UNIQUE INDEX integration_error_open ON integration_error (user_id, source, error_type)
    WHERE resolved_at IS NULL;
`;

const PAYROLL = `
  ALTER TABLE payroll_link
    -- Another account is another link: jobs of the old one do nothing to the new one.
    ADD COLUMN id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
    ADD COLUMN platform_id text,
    -- As the provider words it: active, or what is wrong.
    ADD COLUMN monitoring_status text NOT NULL DEFAULT 'active',
    ADD COLUMN linked_at timestamptz,
    -- One more with each reading that was written: a reading that began before is refused.
    ADD COLUMN version integer NOT NULL DEFAULT 0,
    -- A job to read it is waiting: a second request needs no other.
    ADD COLUMN is_sync_due boolean NOT NULL DEFAULT false,
    -- When a reading was last requested.
    ADD COLUMN sync_asked_at timestamptz,
    -- Whether the provider has looked for paystubs yet, those that there may be none of included.
    ADD COLUMN has_pay_data boolean NOT NULL DEFAULT true,
    -- null where the platform does not say; both are, until it was read for the first time.
    ALTER COLUMN employer_name DROP NOT NULL,
    ALTER COLUMN pay_frequency DROP NOT NULL,
    -- null until it was read for the first time.
    ALTER COLUMN synced_at DROP NOT NULL;
  UPDATE payroll_link SET linked_at = synced_at, sync_asked_at = synced_at;
  ALTER TABLE payroll_link
    ALTER COLUMN id DROP DEFAULT,
    ALTER COLUMN has_pay_data DROP DEFAULT,
    ALTER COLUMN linked_at SET NOT NULL,
    ALTER COLUMN sync_asked_at SET NOT NULL;
  CREATE INDEX payroll_link_account ON payroll_link (account_id);
  CREATE INDEX payroll_link_asked ON payroll_link (sync_asked_at);
`;

const ALLOCATIONS = `
  -- Where the employer sends her pay, in the order in which it is split.
  CREATE TABLE direct_deposit_allocation (
    user_id uuid NOT NULL REFERENCES payroll_link ON DELETE CASCADE,
    position integer NOT NULL CHECK (position >= 0),
    kind text NOT NULL CHECK (kind IN ('amount', 'percentage', 'remainder')),
    -- Cents, or percent; null for what remains.
    value numeric(12, 2) CHECK (value >= 0),
    account_name text,
    account_type text,
    -- At most its last four digits.
    account_mask text CHECK (length(account_mask) <= 4),
    routing_number text,
    PRIMARY KEY (user_id, position),
    CHECK ((kind = 'remainder') = (value IS NULL))
  );
`;

const EVENTS = `
  -- Events of the payroll widget, kept for a while to see where people give up.
  CREATE TABLE payroll_event (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL,
    name text NOT NULL,
    data jsonb NOT NULL,
    logged_at timestamptz NOT NULL
  );
  CREATE INDEX payroll_event_logged ON payroll_event (logged_at);
`;

const SUPPORT = `
  CREATE TABLE support_request (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL,
    type text NOT NULL,
    body text NOT NULL,
    requested_at timestamptz NOT NULL
  );
  CREATE INDEX support_request_user ON support_request (user_id, requested_at);
`;
