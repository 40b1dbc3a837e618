import type { Knex } from 'knex';

/** What staff ask other services to do, and what of it another person has to approve before. */
export async function up(database: Knex): Promise<void> {
  await database.raw(COMMAND + APPROVAL);
}

const COMMAND = `
  CREATE TABLE command (
    -- The idempotency key by which its owner knows it.
    id uuid PRIMARY KEY,
    action text NOT NULL,
    subject_id uuid,
    object_kind text,
    object_id text,
    staff_id uuid NOT NULL,
    on_behalf_of uuid,
    reason text,
    request_id uuid NOT NULL,
    -- Of what the browser asked for: the same key for something else is refused.
    digest text NOT NULL,
    owner text NOT NULL CHECK (owner IN ('public', 'onboarding', 'member')),
    method text NOT NULL CHECK (method IN ('POST', 'PUT', 'DELETE')),
    path text NOT NULL,
    -- null for none, and once the command has ended: people's data are in it.
    body json,
    state text NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'done', 'refused')),
    asked_at timestamptz NOT NULL,
    ended_at timestamptz,
    -- What its owner answered or refused it with.
    answer json,
    CHECK ((state = 'asked') = (ended_at IS NULL)),
    CHECK (state = 'asked' OR body IS NULL)
  );
  CREATE INDEX command_asked ON command (asked_at) WHERE state = 'asked';
`;

const APPROVAL = `
  CREATE TABLE approval (
    id uuid PRIMARY KEY,
    -- The command that was refused because it takes an approval.
    asked_by uuid NOT NULL UNIQUE REFERENCES command,
    action text NOT NULL,
    subject_id uuid,
    object_kind text,
    object_id text,
    -- What would be moved; null where no money is.
    amount_cents bigint,
    reason text,
    made_by uuid NOT NULL,
    made_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'approved', 'declined')),
    decided_by uuid CHECK (decided_by <> made_by),
    decided_at timestamptz,
    -- The command that was given once it was approved.
    command_id uuid UNIQUE REFERENCES command,
    owner text NOT NULL,
    method text NOT NULL,
    path text NOT NULL,
    -- null once it is decided.
    body json,
    CHECK ((state = 'pending') = (decided_by IS NULL)),
    CHECK ((state = 'approved') = (command_id IS NOT NULL))
  );
  CREATE INDEX approval_pending ON approval (made_at) WHERE state = 'pending';
`;
