import { createSubscriptionTables } from '@reset/service-kit';
import type { Knex } from 'knex';

/** Limits that were computed, whose limit waits to be computed anew, and what is set for members. */
export async function up(database: Knex): Promise<void> {
  await createSubscriptionTables(database);
  await database.raw(LIMITS + CONFIGURATION + PEOPLE + DUE);
}

const LIMITS = `
  -- One row for each time when a limit or what it is computed from became another.
  CREATE TABLE spending_limit (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL,
    computed_at timestamptz NOT NULL,
    -- The reasons: what had changed.
    because text[] NOT NULL,
    -- Another one where the same inputs make another limit.
    engine smallint NOT NULL,
    -- All of them, the rules included, so that it can be computed again: see replay.ts.
    inputs jsonb NOT NULL,
    -- In their order, each with its figure before and after.
    steps jsonb NOT NULL,
    gross_cents bigint NOT NULL CHECK (gross_cents >= 0)
  );
  CREATE INDEX spending_limit_user ON spending_limit (user_id, id);

  REVOKE UPDATE, DELETE, TRUNCATE ON spending_limit FROM CURRENT_USER;

  -- Each member's limit as it is now. The process that computes it holds its row lock.
  CREATE TABLE limit_state (
    user_id uuid PRIMARY KEY REFERENCES member,
    -- null until it was computed for the first time.
    gross_cents bigint CHECK (gross_cents >= 0),
    -- Whether a row has to be added, and whether the member sees another limit than before.
    fingerprint text,
    shown text,
    -- When it was computed last, the same limit or another, and the day that it was then.
    checked_at timestamptz,
    checked_on date,
    -- Engine and rules for everybody by which it was.
    basis text,
    CHECK (num_nonnulls(gross_cents, fingerprint, shown, checked_at, checked_on, basis) IN (0, 6))
  ) WITH (fillfactor = 70);
  CREATE INDEX limit_state_checked ON limit_state (checked_on, user_id);
`;

const CONFIGURATION = `
  CREATE DOMAIN part_of_pay AS smallint CHECK (VALUE BETWEEN 0 AND 10000 AND VALUE % 100 = 0);

  -- What staff have set for one member; null for what is as it is for everybody.
  CREATE TABLE member_limit_config (
    user_id uuid PRIMARY KEY REFERENCES member,
    is_muted boolean NOT NULL DEFAULT false,
    is_probationary_limit_on boolean,
    counts_future_deposits boolean,
    -- In basis points, by how many repayments are settled.
    payroll_linked_parts part_of_pay[] CHECK (cardinality(payroll_linked_parts) > 0),
    payroll_unlinked_parts part_of_pay[] CHECK (cardinality(payroll_unlinked_parts) > 0),
    refund_advance_part part_of_pay
  );
`;

// From the events of the public service.
const PEOPLE = `
  CREATE TABLE person_reading (
    generation integer REFERENCES subscription ON DELETE CASCADE,
    user_id uuid,
    partner_slug text,
    is_deactivated boolean NOT NULL DEFAULT false,
    PRIMARY KEY (generation, user_id)
  );
`;

const DUE = `
  -- Whose limit has to be computed anew. Nobody writes here but the triggers on what limits are
  -- computed from, and the process that has computed one.
  CREATE TABLE limit_due (
    user_id uuid PRIMARY KEY,
    -- The id of the member's notification.
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    -- Another number each time that something changes: what changed while it was computed stays due.
    asked bigint NOT NULL,
    because text[] NOT NULL,
    since timestamptz NOT NULL DEFAULT now(),
    -- By the database's clock; later for one that could not be computed.
    not_before timestamptz NOT NULL DEFAULT now(),
    failures integer NOT NULL DEFAULT 0
  ) WITH (fillfactor = 70);
  CREATE INDEX limit_due_next ON limit_due (not_before);
  CREATE SEQUENCE limit_asked;
`;
