import type { Knex } from 'knex';

/**
 * What waits for another person also ends without her decision: its maker withdraws it, or the account
 * that it is about is closed. A version from before reads such a one as declined.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(END_APPROVALS);
}

const END_APPROVALS = `
  ALTER TABLE approval
    -- null where somebody decided, or may still do.
    ADD COLUMN ended_as text,
    -- By field what the command that was asked for sets, and what it was then.
    ADD COLUMN changes json,
    DROP CONSTRAINT approval_check1,
    ADD CONSTRAINT approval_ended CHECK (
      (state = 'pending') = (decided_at IS NULL)
      AND (state = 'declined' OR ended_as IS NULL)
      AND (state <> 'pending' AND ended_as IS NULL) = (decided_by IS NOT NULL)) NOT VALID,
    ADD CONSTRAINT approval_ended_as CHECK (ended_as IN ('withdrawn', 'account_closed')) NOT VALID
`;
