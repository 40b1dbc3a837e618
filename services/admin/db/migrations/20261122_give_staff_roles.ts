import type { Knex } from 'knex';

/** What staff may do, how they are invited, and who changed what. */
export async function up(database: Knex): Promise<void> {
  await database.raw(ROLE + INVITATION + LOG);
}

// Who was of staff before there were roles could do everything. The default stays
// for a release from before, which adds people without one.
const ROLE = `
  ALTER TABLE staff
    ADD COLUMN role text NOT NULL DEFAULT 'owner' CHECK (role IN ('owner', 'agent'));
`;

const INVITATION = `
  CREATE TABLE staff_invitation (
    id uuid PRIMARY KEY,
    email text NOT NULL,
    role text NOT NULL CHECK (role IN ('owner', 'agent')),
    invited_by uuid NOT NULL,
    invited_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    accepted_at timestamptz,
    voided_at timestamptz,
    CHECK (accepted_at IS NULL OR voided_at IS NULL)
  );
  -- One that leads somewhere for each address.
  CREATE UNIQUE INDEX staff_invitation_open ON staff_invitation (email)
    WHERE accepted_at IS NULL AND voided_at IS NULL;
  CREATE INDEX staff_invitation_inviter ON staff_invitation (invited_by);
`;

// No address is in it, only ids: it is never changed, and people may ask to be
// forgotten. The trigger holds for everybody, the superuser too; the grant says it sooner.
const LOG = `
  CREATE TABLE staff_change (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    made_at timestamptz NOT NULL,
    -- null for the operator of the product.
    made_by uuid,
    action text NOT NULL CHECK (action IN
      ('added', 'role_changed', 'removed', 'invited', 'invitation_voided')),
    -- Who was changed; null for an invitation, whose reader need not have an account.
    user_id uuid,
    invitation_id uuid REFERENCES staff_invitation,
    -- What she is from now on, or is invited to be; null for who is removed.
    role text,
    request_id uuid NOT NULL,
    CHECK (user_id IS NOT NULL OR invitation_id IS NOT NULL)
  );
  REVOKE UPDATE, DELETE, TRUNCATE ON staff_change FROM CURRENT_USER;
`;
