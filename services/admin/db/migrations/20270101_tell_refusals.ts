import type { Knex } from 'knex';

/**
 * What waits for another person's approval is proposed and not refused, what is refused is logged with
 * why, what the latest look at the log found is kept, and the log is exported.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    ALTER TABLE audit_entry
      -- Code and words; null unless it was refused, and for what was logged before.
      ADD COLUMN refusal jsonb,
      DROP CONSTRAINT audit_entry_state_check,
      ADD CONSTRAINT audit_entry_state CHECK (state IN ('asked', 'done', 'proposed', 'refused'))
        NOT VALID;
    ALTER TABLE command
      DROP CONSTRAINT command_state_check,
      ADD CONSTRAINT command_state CHECK (state IN ('asked', 'done', 'proposed', 'refused'))
        NOT VALID;

    ALTER TABLE export
      DROP CONSTRAINT export_type_check,
      ADD CONSTRAINT export_type CHECK (type IN
        ('users', 'waitlist', 'card_accounts', 'card_usage', 'users_for_analytics', 'audit_log'))
        NOT VALID;

    CREATE TABLE audit_check (
      is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
      checked_at timestamptz NOT NULL,
      -- Where the log ended then.
      position bigint NOT NULL,
      hash bytea NOT NULL,
      -- The first positions at which it is not what was appended; empty where it is.
      broken_at bigint[] NOT NULL
    );
  `);
}
